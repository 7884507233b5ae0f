import { createFormatters, languages, sentences, type Formatters, type Language } from '@oa-profile/i18n';
import { minutesText } from '@oa-profile/plugin-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within, type queries } from 'storybook/test';
import { everyDictionary } from './every-dictionary.js';
import styles from './formats.module.css';

const timeZone = 'Asia/Tokyo';
const morning = new Date('2026-11-21T00:05:00Z');
const evening = new Date('2026-11-21T12:30:00Z');
const lastMonth = new Date('2026-10-30T00:00:00Z');

/** The texts of one package in one language, with values inserted. */
function textOf(
  packageName: string,
  key: string,
  language: Language,
  values: Record<string, string>,
): string {
  const dictionary = everyDictionary.find(({ name }) => name === packageName)?.texts[language];
  const text = dictionary?.[key];
  if (text === undefined) throw new Error(`${packageName} has no '${key}' in ${language}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

type Sample = (formatters: Formatters, language: Language) => string;

const samples: Readonly<Record<string, Sample>> = {
  number: ({ number }) => number(12_345),
  compact: ({ number }) => number(12_345, { compact: true }),
  fraction: ({ number }) => number(4.5, { fractionDigits: 1 }),
  date: ({ date }) => date(morning),
  'day and month': ({ dayAndMonth }) => dayAndMonth(morning),
  weekday: ({ weekday }) => weekday(6),
  time: ({ time }, language) =>
    textOf('profile/features/reservation', 'time.at', language, { time: time(evening) }),
  'date and time': ({ dateTime }) => dateTime(evening),
  'some time ago': ({ relativeTime }) => relativeTime(lastMonth, evening),
  'opening hours': ({ time }, language) =>
    textOf('plugins/sdk/hours', 'hours.range', language, { opens: time(morning), closes: time(evening) }),
  'next day': ({ time }, language) =>
    textOf('plugins/sdk/hours', 'hours.rangeNextDay', language, {
      opens: time(evening),
      closes: time(morning),
    }),
  'from date to date': ({ date }, language) =>
    textOf('plugins/coupon', 'period.range', language, { from: date(lastMonth), to: date(morning) }),
  duration: (_, language) => minutesText({ min: 40, max: 75 }, language),
  yen: ({ money }) => money(1180, 'JPY'),
  'Taiwan dollars': ({ money }) => money(1180, 'TWD'),
  'US dollars': ({ money }) => money(24.5, 'USD'),
  baht: ({ money }) => money(180.5, 'THB'),
  rupiah: ({ money }) => money(25_000, 'IDR'),
  prices: ({ money }, language) =>
    textOf('plugins/basic-info', 'prices.range', language, {
      min: money(1000, 'TWD'),
      max: money(2000, 'TWD'),
    }),
  metres: ({ distance }) => distance(347),
  kilometres: ({ distance }) => distance(1234),
  list: ({ list }) => list(['Keep', 'QR', 'Wi-Fi']),
  sentences: (_, language) =>
    sentences(language, [
      textOf('i18n', 'failed.addFriend', language, {}),
      textOf('i18n', 'error.connection', language, {}),
    ]),
};

/** Everything that is not words, as each of the six languages writes it. */
function Formats(): ReactElement {
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Formats in six languages">
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(samples).map(([name, sample]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {languages.map((language) => (
                <td key={language} lang={language}>
                  {sample(createFormatters(language, timeZone), language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const meta = {
  title: 'Languages/Formats',
  tags: ['test-only'],
  component: Formats,
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof Formats>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a sample, in the order of the languages. */
const rowOf = (canvas: ReturnType<typeof within<typeof queries>>, name: string): string[] => {
  const row = canvas.getByRole('row', { name: new RegExp(`^${name} `) });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(samples).length + 1);
    // The browser formats like the server, which the formatters' own tests cover.
    await expect(rowOf(canvas, 'opening hours')).toEqual([
      '9:05 AM – 9:30 PM',
      '9:05～21:30',
      '上午9:05～晚上9:30',
      '09:05–21:30\u00a0น.',
      '09.05–21.30',
      '오전 9:05 ~ 오후 9:30',
    ]);
    await expect(rowOf(canvas, 'date and time')).toEqual([
      'Nov 21, 2026, 9:30 PM',
      '2026年11月21日 21:30',
      '2026年11月21日 晚上9:30',
      '21 พ.ย. 2569 21:30 น.',
      '21 Nov 2026, 21.30',
      '2026. 11. 21. 오후 9:30',
    ]);
    await expect(rowOf(canvas, 'prices')).toEqual([
      'NT$1,000 – NT$2,000',
      'NT$1,000～NT$2,000',
      '$1,000～$2,000',
      'NT$1,000–NT$2,000',
      'NT$1.000 – NT$2.000',
      'NT$1,000 ~ NT$2,000',
    ]);
    await expect(rowOf(canvas, 'US dollars')).toEqual([
      '$24.50',
      'US$24.50',
      'US$24.50',
      'US$24.50',
      'US$24,50',
      'US$24.50',
    ]);
    await expect(rowOf(canvas, 'kilometres')).toEqual([
      '1.2 km',
      '1.2km',
      '1.2公里',
      '1.2 กม.',
      '1,2 km',
      '1.2km',
    ]);
  },
};
