import type { Plugin, SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';
import { calendarIcon } from '@oa-profile/ui';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.js';

const day = [{ opens: '00:00', closes: '24:00' }];
const weekly = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };
const outlineOf = (hours: object): SectionOutline[] => [
  {
    id: 'basic-info',
    type: 'basic-info',
    title: 'Basic information',
    highlights: [{ kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly, ...hours } }],
  },
];
const tables = (freeTimes: Plugin['freeTimes']): Plugin => ({
  name: 'tables',
  button: () => ({ icon: calendarIcon, label: 'Reserve', href: '/tables' }),
  ...(freeTimes && { freeTimes }),
});
const render = (hours: object, plugins: Plugin[] = [], language?: Language): Promise<string> =>
  renderPage(
    {
      plugins,
      account: { timeZone: 'Asia/Tokyo', features: ['reservation'] },
      page: { outline: outlineOf(hours) },
    },
    language,
  );
const evening = tables(() => [{ day: '2100-01-01', minutes: 18 * 60, href: '/tables/six' }]);

describe('the line of the day on a server', () => {
  it('the line of the day on a server is drawn, and has a range whose value is a sentence', async () => {
    const html = await render({});
    expect(html).toContain('aria-valuetext=');
    expect(html).toMatch(/<input type="range"[^>]* aria-label="Time"/);
    expect(html).toMatch(/data-fact="status".*Open/);
  });

  it('the line of the day on a server needs nothing that the page’s policy forbids', async () => {
    expect(await render({}, [evening])).not.toMatch(/\sstyle="/);
  });

  it('the line of the day on a server leads to the next free times, whether the hours are known or not', async () => {
    for (const hours of [{}, { weekly: {} }])
      expect(await render(hours, [evening])).toMatch(
        /<a href="\/tables\/six"[^>]*aria-label="Reserve\sFri,\sJan\s1\s6:00\sPM"/,
      );
  });

  it('the line of the day on a server leads to another day once all free times that it knows are over', async () => {
    const over = tables(() => [{ day: '2020-01-01', minutes: 18 * 60, href: '/tables/six' }]);
    for (const hours of [{}, { weekly: {} }]) {
      const html = await render(hours, [over]);
      expect(html).toMatch(/<a href="\/tables">(<[^>]*>)*Reserve another day/);
      expect(html).not.toContain('/tables/six');
    }
  });

  it('the line of the day on a server says the unit of a time once, in Thai, too', async () => {
    const html = await render({}, [evening], 'th');
    expect(html).toMatch(/aria-label="Reserve [^"]*18:00 น\."/);
    expect(html).not.toMatch(/น\.\s*น\./);
  });

  it('the line of the day on a server has no day that nobody knows, and none while it is temporarily closed', async () => {
    expect(await render({ weekly: {} })).not.toContain('type="range"');
    expect(await render({ temporarilyClosed: {} })).not.toContain('type="range"');
  });

  it('the line of the day on a server costs the free times of a plugin that throws, and nothing else', async () => {
    const broken = tables(() => {
      throw new Error('broken');
    });
    const html = await render({}, [broken]);
    expect(html).toContain('type="range"');
    expect(html).toContain('Slide to see another time');
  });
});
