import { expect, ready, test, type Page } from './support/fixtures.js';

/** What an engine can do to `Intl`; runs before all scripts of the page. */
const engines: Record<string, { change: () => void; tells?: RegExp }> = {
  'words everything differently': {
    change: () => {
      const odd = (text: string): string => `${text}⸮`;
      const { DateTimeFormat, NumberFormat, RelativeTimeFormat } = Intl;
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
      class Odd extends RelativeTimeFormat {
        override format(...values: Parameters<Intl.RelativeTimeFormat['format']>): string {
          return odd(super.format(...values));
        }
      }
      Object.assign(Intl, { RelativeTimeFormat: Odd });
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
    // Calendars, orders and alphabets differ among these.
    for (const language of ['en', 'ja', 'th']) {
      await page.goto(`/@komorebi?lang=${language}`);
      await ready(page);
      await walk(page);
      await expect(page.locator('#root [data-plugin] button:disabled')).toHaveCount(0);
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
      expect(count).toBeGreaterThan(100);
      expect([language, ...lost, ...odd]).toEqual([language]);
    }
  });
}
