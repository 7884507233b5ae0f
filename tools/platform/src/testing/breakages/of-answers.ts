import { changing, page, replacing, type Breakage, type Json } from './breaking.js';

const inventory = /\/reservation\/inventory$/;
const coupons = /\/plugin\/COUPON\//;

type WithItems = { result: { items: Json[] } };
type WithSections = { result: { sections: { type: string; id: string; data: { items: Json[] } }[] } };

const faqOf = ({ result }: WithSections): Json[] =>
  result.sections.find(({ type }) => type === 'faq')?.data.items ?? [];

/** The bytes that a server sends which takes each character for one byte; '?' where there is none. */
const latin1 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => Math.min(character.charCodeAt(0), 255));

/** A text as it looks if its UTF-8 is taken for Latin-1 on the way into a database. */
const twiceEncoded = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** What JSON writers, databases and their drivers get wrong. */
export const ofAnswers: readonly Breakage[] = [
  [
    'answers.getReservationInventory',
    replacing(inventory, '"availability":"free"', '"availability":"many"'),
    /^days\.\d+\.slots\.\d+\.availability$/,
    'has a word that counts as another one',
  ],
  [
    'answers.getAccountPage',
    replacing(page, '"badge":"premium"', '"badge":"gold"'),
    /^account\.badge$/,
    'has a badge that nobody knows',
  ],
  [
    'answers.getAccountPage',
    replacing(page, '"follow"', '"Follow"'),
    /^account\.features/,
    'spells a word of a list in another way',
  ],
  [
    'answers.getSubPagePlugin',
    replacing(coupons, '"kind":"discount"', '"kind":"rebate"'),
    /^items\.\d+\.kind$/,
    'has an unknown word in the data of a section',
  ],
  [
    'answers.sections',
    replacing(page, /"opens":"\d\d:\d\d"/, '"opens":"25:00"'),
    /^sections\.\d+\.data\.hours\..*opens$/,
    'opens at 25:00',
  ],
  [
    'answers.sections',
    replacing(page, /"endsOn":"(\d{4})-(\d\d)-(\d\d)"/, '"endsOn":"$3.$2.$1"'),
    /^sections\.\d+\.data\.endsOn$/,
    'writes a date as people do',
  ],
  [
    'answers.getSubPagePlugin',
    replacing(coupons, /(\d\d:\d\d:\d\d)(\.\d+)?(Z|\+09:00)"/, '$1"'),
    /^items\.\d+\.(starts|ends)At$/,
    'leaves out the zone of a time',
  ],
  [
    'answers.getSubPagePlugin',
    changing('GET', coupons, ({ result }: WithItems) => {
      for (const item of result.items) item['endsAt'] = Date.parse(String(item['endsAt']));
    }),
    /^items\.0\.endsAt$/,
    'has a time in milliseconds',
  ],
  [
    'answers.getAccountPage',
    replacing(page, /"contentLanguage":"en"/, '"contentLanguage":"en_US"'),
    /^account\.contentLanguage$/,
    'names languages as its locales',
  ],
  [
    'answers.getAccountPage',
    replacing(page, /"friendCount":(\d+)/, '"friendCount":"$1"'),
    /^account\.friendCount/,
    'writes numbers as texts',
  ],
  [
    'answers.getAccountPage',
    replacing(page, /"icon":\{"url":"[^"]+"/, '"icon":{"url":"http://pictures.example/icon.png"'),
    /^account\.icon\.url$/,
    'has its pictures at http:',
  ],
  [
    'answers.getSubPagePlugin',
    replacing(/\/plugin\/MEDIA\//, /"videoUrl":"[^"]+"/, '"videoUrl":"http://pictures.example/pour.mp4"'),
    /^items\.\d+\.videoUrl$/,
    'has its videos at http:',
  ],
  [
    'lists.ids',
    changing('GET', page, (body: WithSections) => {
      const [first] = faqOf(body);
      if (first) faqOf(body).push({ ...first, question: 'Another?' });
    }),
    /^sections\.\d+\.data\.items\.\d+\.id$/,
    'has one id twice in a section',
  ],
  [
    'lists.ids',
    changing('GET', coupons, ({ result }: WithItems) => {
      for (const item of result.items) item['id'] = 'c-1';
    }),
    /^items\.1\.id$/,
    'has one id for all items of a list',
  ],
  [
    'lists.ids',
    changing('GET', page, ({ result }: WithSections) => {
      result.sections.push(...result.sections.filter(({ type }) => type === 'faq'));
    }),
    /^sections\.\d+\.id$/,
    'has a section twice',
  ],
  [
    'answers.texts',
    replacing(page, /"name":"[^"]+"/, '"name":"Café Komorebi"', latin1),
    /^account\.name$/,
    'sends Latin-1',
  ],
  [
    'answers.texts',
    replacing(page, /"category":"[^"]+"/, `"category":"${twiceEncoded('Rösterei')}"`),
    /^account\.category$/,
    'encodes its texts twice',
  ],
  [
    'answers.texts',
    replacing(page, /"name":"Komorebi Coffee"/, `"name":"${twiceEncoded('こもれび珈琲')}"`),
    /^account\.name$/,
    'encodes Japanese twice',
  ],
  [
    'answers.texts',
    replacing(page, /"statusMessage":"[^"]+"/, String.raw`"statusMessage":"Coffee \ud83c"`),
    /^account\.statusMessage$/,
    'cuts an emoji',
  ],
  [
    'answers.texts',
    changing('GET', coupons, ({ result }: WithItems) => {
      for (const item of result.items) item['guide'] = 'Show this &amp; enjoy.';
    }),
    /^items\.0\.guide$/,
    'escapes texts for HTML',
  ],
  [
    'answers.texts',
    changing('GET', page, (body: WithSections) => {
      for (const item of faqOf(body)) item['answer'] = '<p>Yes.<br/>Always.</p>';
    }),
    /^sections\.\d+\.data\.items\.0\.answer$/,
    'has HTML in its texts',
  ],
  [
    'answers.texts',
    changing('GET', /\/recommendation$/, ({ result }: WithItems) => {
      for (const item of result.items) item['title'] = '[object Object]';
    }),
    /^items\.0\.title$/,
    'writes what is no text as one',
  ],
  [
    'reservations.days',
    changing('GET', inventory, ({ result }: { result: { days: { date: string }[] } }) => {
      for (const day of result.days)
        day.date = new Date(Date.parse(day.date) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    }),
    /^days\.0\.slots\.0\.startsAt$/,
    'puts a time on the day of another zone',
  ],
  [
    'reservations.days',
    changing('GET', inventory, ({ result }: { result: { days: unknown[] } }) => {
      result.days.reverse();
    }),
    /^days\.1\.date$/,
    'has its days in no order',
  ],
];
