const versions = Array.from({ length: 10 }, (_, number) => 124 + 2 * number);
/** User agents of phones, tablets and desktops, including the messaging app's own browser. */
export const userAgents = versions.flatMap((version) => [
  ...['Pixel 9', 'SM-S928B', 'SO-53D', '23127PN0CC', 'CPH2609', 'moto g84'].map(
    (model) =>
      `Mozilla/5.0 (Linux; Android 14; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`,
  ),
  ...['17_6', '18_1', '18_5'].flatMap((ios) =>
    ['iPhone; CPU iPhone OS', 'iPad; CPU OS'].map(
      (device) =>
        `Mozilla/5.0 (${device} ${ios} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${ios.replace('_', '.')} Mobile/15E148 Safari/604.1 Line/15.${version - 110}.0`,
    ),
  ),
  ...['Windows NT 10.0; Win64; x64', 'Macintosh; Intel Mac OS X 10_15_7', 'X11; Linux x86_64'].flatMap(
    (system) => [
      `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
      `Mozilla/5.0 (${system}; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`,
    ],
  ),
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36 Edg/${version}.0.0.0`,
  `Mozilla/5.0 (Linux; Android 13; SM-A536E) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${version}.0.0.0 Mobile Safari/537.36 Line/14.${version}.1/IAB`,
]);
const languages = [
  'ja',
  'ja-JP',
  'ja-JP,ja;q=0.9,en-US;q=0.8,en;q=0.7',
  'en-US,en;q=0.9',
  'en-GB,en;q=0.9,ja;q=0.8',
  'th-TH,th;q=0.9,en;q=0.8',
  'zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7',
  'zh-Hant-HK,zh;q=0.9',
  'id-ID,id;q=0.9,en-US;q=0.8',
  'ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7',
  'fr-FR,fr;q=0.9,en;q=0.8',
  'de',
];
const encodings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, deflate'];
const pages = [
  '/@komorebi',
  '/@komorebi/report',
  '/@komorebi?lang=ja',
  '/@komorebi?key=qr',
  '/liff/@komorebi',
];

/** The request of one of many visitors, with their browser's headers. */
export interface ReplayedVisit {
  path: string;
  headers: Record<string, string>;
}

/** Visits with a mix of all these browsers, languages and pages, the same each time. */
export function visitsOf(count: number): ReplayedVisit[] {
  return Array.from({ length: count }, (_, visit) => {
    const nth = <T>(all: readonly T[], step: number): T => all[(visit * step) % all.length] as T;
    return {
      path: nth(pages, 1),
      headers: {
        'user-agent': nth(userAgents, 7),
        'accept-language': nth(languages, 5),
        'accept-encoding': nth(encodings, 11),
      },
    };
  });
}
