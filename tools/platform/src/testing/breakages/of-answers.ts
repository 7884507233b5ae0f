import { changing, page, replacing, type Breakage } from './breaking.js';

const inventory = /\/reservation\/inventory$/;
const coupons = /\/plugin\/COUPON\//;
const feed = /\/plugin\/MEDIA\//;
const goods = /\/recommendation$/;

/** What a server sends that writes each character as one byte. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => Math.min(character.charCodeAt(0), 255));

/** A text as it looks if its UTF-8 is taken for Latin-1 on the way into a database. */
const twiceEncoded = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

const days = (change: (days: { date: string }[]) => unknown) =>
  changing('GET', inventory, ({ result }: { result: { days: { date: string }[] } }) => {
    change(result.days);
  });
const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const [ofPage, ofSections, ofPlugin] = [
  'answers.getAccountPage',
  'answers.sections',
  'answers.getSubPagePlugin',
];
const [ids, texts] = ['lists.ids', 'answers.texts'];

/** What JSON writers, databases and their drivers get wrong. */
export const ofAnswers: readonly Breakage[] = [
  [
    'answers.getReservationInventory',
    replacing(inventory, '"free"', '"many"'),
    /availability$/,
    'has a word that counts as another one',
  ],
  [ofPage, replacing(page, '"premium"', '"gold"'), /^account\.badge$/, 'has a badge that nobody knows'],
  [
    ofPage,
    replacing(page, '"follow"', '"Follow"'),
    /^account\.features/,
    'spells a word of a list in another way',
  ],
  [ofPlugin, replacing(coupons, '"discount"', '"rebate"'), /kind$/, 'has an unknown word in a section'],
  [ofSections, replacing(page, /"opens":"\d\d/, '"opens":"25'), /\.hours\..*opens$/, 'opens at 25:00'],
  [
    ofSections,
    replacing(page, /("endsOn":")(\d{4})-(\d\d)-(\d\d)/, '$1$4.$3.$2'),
    /endsOn$/,
    'writes a date as people do',
  ],
  [ofPlugin, replacing(coupons, /(T\d\d:\d\d:\d\d)[^"]*"/, '$1"'), /At$/, 'leaves out the zone of a time'],
  [
    ofPlugin,
    replacing(coupons, /"endsAt":"[^"]+"/, '"endsAt":1795651200000'),
    /endsAt$/,
    'has a time in milliseconds',
  ],
  [
    ofPage,
    replacing(page, /("contentLanguage":"en)"/, '$1_US"'),
    /contentLanguage$/,
    'names languages as its locales',
  ],
  [
    ofPage,
    replacing(page, /"friendCount":(\d+)/, '"friendCount":"$1"'),
    /friendCount/,
    'writes numbers as texts',
  ],
  [
    ofPage,
    replacing(page, /("icon":\{"url":")[^"]+/, '$1http://a.example/'),
    /^account\.icon\.url$/,
    'has its pictures at http:',
  ],
  [
    ofPlugin,
    replacing(feed, /("videoUrl":")[^"]+/, '$1http://a.example/'),
    /videoUrl$/,
    'has its videos at http:',
  ],
  [
    ids,
    replacing(page, /"id":"[^"]+","answer"/, '"id":"a","answer"'),
    /data\.items\.1\.id$/,
    'has one id twice in a section',
  ],
  [
    ids,
    replacing(coupons, /"id":"[^"]+"/, '"id":"c-1"'),
    /^items\.1\.id$/,
    'has one id for all items of a list',
  ],
  [
    ids,
    changing('GET', page, ({ result }: { result: { sections: unknown[] } }) => {
      result.sections.push(...result.sections);
    }),
    /^sections\.\d+\.id$/,
    'has its sections twice',
  ],
  [texts, replacing(page, /"name":"[^"]+"/, '"name":"Café"', latin1), /^account\.name$/, 'sends Latin-1'],
  [
    texts,
    replacing(page, /("category":")/, `$1${twiceEncoded('Rösterei')}`),
    /category$/,
    'encodes its texts twice',
  ],
  [
    texts,
    replacing(page, /("name":")/, `$1${twiceEncoded('珈琲')}`),
    /^account\.name$/,
    'encodes Japanese twice',
  ],
  [texts, replacing(page, /("statusMessage":")/, String.raw`$1\ud83c`), /statusMessage$/, 'cuts an emoji'],
  [
    texts,
    replacing(coupons, /("guide":")/, '$1Pay &amp; show. '),
    /^items\.0\.guide$/,
    'escapes texts for HTML',
  ],
  [texts, replacing(page, /("answer":")/, '$1<p>Yes.<br/>'), /items\.0\.answer$/, 'has HTML in its texts'],
  [
    texts,
    replacing(goods, /"title":"[^"]+"/, '"title":"[object Object]"'),
    /title$/,
    'writes what is no text as one',
  ],
  [
    'reservations.days',
    days((all) => all.forEach((day) => (day.date = dayBefore(day.date)))),
    /^days\.0\.slots\.0\.startsAt$/,
    'puts a time on the day of another zone',
  ],
  ['reservations.days', days((all) => all.reverse()), /^days\.1\.date$/, 'has its days in no order'],
];
