import type { LineSettings } from './in-line/line-settings.js';

const samples = [
  ['@komorebi', 'coffee house in Tokyo'],
  ['@baanrimnam', 'riverside restaurant in Bangkok'],
  ['@shanlan', 'tea shop in Taipei'],
  ['@melati', 'clinic in Jakarta'],
  ['@harbor', 'museum in Maine, a country without sections'],
  ['@justaname', 'nothing but a name'],
  ['@longnames', 'very long names'],
] as const;

/** The text that `npm start` prints when the page is ready. */
export function sampleAddresses(pageUrl: string, platformUrl: string): string {
  const lines = samples.map(
    ([id, what]) => `  ${`${pageUrl}/${id}`.padEnd(36)} ${`${pageUrl}/liff/${id}`.padEnd(40)} ${what}`,
  );
  return [
    '',
    `  ${'In a browser'.padEnd(36)} In the app, played by a stand-in`,
    ...lines,
    '',
    `  Platform: ${platformUrl}   Stop: Ctrl-C`,
    '',
  ].join('\n');
}

/** The text that `npm start` prints when the page shows another API's accounts. */
export const ownAddresses = (pageUrl: string, apiUrl: string): string =>
  [
    '',
    `  In a browser    ${pageUrl}/@your-account`,
    `  In the app      ${pageUrl}/liff/@your-account?visitor=TOKEN, played by a stand-in`,
    '',
    `  Profile API: ${apiUrl}   Stop: Ctrl-C`,
    '  What of its answers does not fit is logged here.',
    '',
  ].join('\n');

/** The text that `npm start` prints instead when LINE opens the page: no stand-in plays the app then. */
export const addressOnPhone = ({ publicUrl, liffId }: LineSettings): string =>
  [
    '',
    `  On a phone      https://liff.line.me/${liffId}/@komorebi, sent to yourself in a chat and tapped there`,
    `  Its endpoint    ${publicUrl}/liff`,
    `  In a browser    ${publicUrl}/@komorebi   Stop: Ctrl-C`,
    '',
  ].join('\n');
