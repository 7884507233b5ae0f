import { createFormatters, languages } from '@oa-profile/i18n';
import { build } from 'esbuild';
import { SOURCE } from '../../../../tools/build/conditions.js';
import { expect, test } from './support/fixtures.js';

/** All kinds of formatted texts, by language: each month and weekday, and plurals of various amounts. */
function textsOf(
  create: typeof createFormatters,
  codes: readonly (typeof languages)[number][],
): Record<string, string[]> {
  const days = Array.from(
    { length: 24 },
    (_, index) => new Date(Date.UTC(2026, index, 1 + index, index, 30)),
  );
  const now = new Date('2026-11-23T12:00:00Z');
  const minutes = [0, 1, 2, 59, 60, 300, 1440, 2880, 20_000, 90_000, 1_000_000];
  const texts = codes.map((code): [string, string[]] => {
    const formatters = create(code, 'Asia/Bangkok');
    const list = [
      ...days.flatMap((day) => [
        formatters.time(day),
        formatters.date(day),
        formatters.dayAndMonth(day),
        formatters.dateTime(day),
      ]),
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) => [formatters.weekday(day), formatters.weekday(day, 'short')]),
      ...['JPY', 'THB', 'TWD', 'IDR', 'USD', 'KRW', 'EUR'].flatMap((currency) =>
        [650, 180.5, 12_500_000].map((amount) => formatters.money(amount, currency)),
      ),
      ...[40, 350, 1240, 12_000].map((metres) => formatters.distance(metres)),
      ...minutes.flatMap((each) =>
        [-each, each].map((offset) =>
          formatters.relativeTime(new Date(now.getTime() + offset * 60_000), now),
        ),
      ),
      ...[7, 1300, 38_000, 4_300_000, 250_000_000].flatMap((value) => [
        formatters.number(value),
        formatters.number(value, { compact: true }),
        formatters.number(value, { fractionDigits: 1 }),
      ]),
      formatters.list(['A', 'B']),
      formatters.list(['A', 'B', 'C']),
    ];
    return [code, list];
  });
  return Object.fromEntries(texts);
}

test('dates, money and numbers read as the server writes them, in every language', async ({ tab }) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createFormatters } from '@oa-profile/i18n';`,
      resolveDir: import.meta.dirname,
    },
    conditions: [SOURCE],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'i18n',
  });
  await tab.goto('/@justaname?lang=en');
  const texts = await tab.driver.evaluate<ReturnType<typeof textsOf>>(
    `(() => { ${outputFiles[0]?.text ?? ''}; return (${textsOf.toString()})(i18n.createFormatters, ${JSON.stringify(languages)}); })()`,
  );
  expect(texts).toEqual(textsOf(createFormatters, languages));
});
