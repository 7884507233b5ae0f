import { expect, ready, test, type Page } from './support/fixtures.js';

/** What an engine can do to `Intl`; runs before all scripts of the page. */
const engines: Record<string, { change: () => void; tells?: RegExp }> = {
  'words everything differently': {
    change: () => {
      const odd = (text: string): string => `${text}⸮`;
      const { DateTimeFormat, NumberFormat, RelativeTimeFormat, ListFormat, DisplayNames } = Intl;
      for (const { prototype } of [DateTimeFormat, NumberFormat]) {
        const own = Object.getOwnPropertyDescriptor(prototype, 'format');
        Object.defineProperty(prototype, 'format', {
          get(this: Intl.DateTimeFormat) {
            const format = own?.get?.call(this) as (value: unknown) => string;
            // Not words: how far a zone is ahead of UTC is read from it.
            return 'timeZoneName' in this.resolvedOptions() ? format : (value: unknown) => odd(format(value));
          },
        });
      }
      class OddRanges extends DateTimeFormat {
        override formatRange(...range: Parameters<Intl.DateTimeFormat['formatRange']>): string {
          return odd(super.formatRange(...range));
        }
      }
      class OddTimes extends RelativeTimeFormat {
        override format(...values: Parameters<Intl.RelativeTimeFormat['format']>): string {
          return odd(super.format(...values));
        }
      }
      class OddLists extends ListFormat {
        override formatToParts(items: Iterable<string>): ReturnType<Intl.ListFormat['formatToParts']> {
          return super.formatToParts(items).map((part) => ({ ...part, value: odd(part.value) }));
        }
      }
      class OddNames extends DisplayNames {
        override of(code: string): string | undefined {
          return odd(super.of(code) ?? code);
        }
      }
      Object.assign(Intl, {
        DateTimeFormat: OddRanges,
        RelativeTimeFormat: OddTimes,
        ListFormat: OddLists,
        DisplayNames: OddNames,
      });
    },
  },
  'lacks the time zone': {
    change: () => {
      const { DateTimeFormat } = Intl;
      class Lacking extends DateTimeFormat {
        constructor(...[language, options]: ConstructorParameters<typeof DateTimeFormat>) {
          if (options?.timeZone === 'Asia/Tokyo')
            throw new RangeError('Invalid time zone specified: Asia/Tokyo');
          super(language, options);
        }
      }
      Object.assign(Intl, { DateTimeFormat: Lacking });
    },
    tells: /^\[time zone\] /,
  },
  'has nothing but the simplest formatters': {
    change: () => {
      const refuse = (): never => {
        throw new RangeError('e2e');
      };
      const { NumberFormat } = Intl;
      class Simple extends NumberFormat {
        constructor(...[language, options]: ConstructorParameters<typeof NumberFormat>) {
          if (options?.style ?? options?.notation) refuse();
          super(language, options);
        }
      }
      Object.assign(Intl, {
        NumberFormat: Simple,
        ListFormat: refuse,
        RelativeTimeFormat: refuse,
        DisplayNames: refuse,
        supportedValuesOf: refuse,
      });
    },
  },
};

/** Calendars, orders and alphabets differ among the languages, and what is told among accounts and views. */
const pages = [
  ...['en', 'ja', 'th'].map((language) => `/@komorebi?lang=${language}`),
  ...['@baanrimnam', '@shanlan', '@melati'].map((account) => `/${account}?lang=ko`),
  ...['coupon', 'place', 'report', 'reviews', 'reward-card'].map((view) => `/@komorebi/${view}?lang=en`),
];

/** Brings every section into view, so that it becomes interactive. */
async function walk(page: Page): Promise<void> {
  for (const section of await page.locator('[data-plugin]').all()) await section.scrollIntoViewIfNeeded();
}

for (const [what, { change, tells = /^$/ }] of Object.entries(engines)) {
  test(`an engine that ${what} keeps the words of the server, and every element`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(tells);
    await page.addInitScript(change);
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const delivered = [
          ...document.querySelectorAll('#root [data-plugin], #root [data-plugin] *, #root header *'),
        ];
        Object.assign(window, { delivered });
      });
    });
    for (const path of pages) {
      await page.goto(path);
      await ready(page);
      await walk(page);
      // Each section has been taken over, also one without a button.
      await expect(page.locator('#root [data-late]:has([data-plugin])')).toHaveCount(0);
      const { count, lost, odd } = await page.evaluate(() => {
        const { delivered } = window as unknown as { delivered: Element[] };
        return {
          count: delivered.length,
          lost: delivered.filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 300)),
          odd: delivered
            .filter((each) => !each.children.length && each.textContent.includes('⸮'))
            .map((each) => each.outerHTML.slice(0, 300)),
        };
      });
      expect(count).toBeGreaterThan(10);
      expect([path, ...lost, ...odd]).toEqual([path]);
    }
  });
}
