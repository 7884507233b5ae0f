import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { type StoryCanvas, playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { createHostDouble, SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { basicInfoSection } from './section.js';

const day = [{ opens: '08:00', closes: '19:00', lastOrder: '18:30' }];
const dayAndNight = [
  { opens: '08:00', closes: '15:00', lastOrder: '14:30' },
  { opens: '18:00', closes: '02:00', lastOrder: '01:15' },
];

const hours: NonNullable<BasicInfo['hours']> = {
  timeZone: 'Asia/Tokyo',
  weekly: { sun: day, mon: day, tue: [], wed: day, thu: day, fri: dayAndNight, sat: dayAndNight },
  publicHolidays: ['2026-11-23'],
  special: [
    { from: '2026-11-23', to: '2026-11-23', intervals: [{ opens: '10:00', closes: '16:00' }] },
    { from: '2026-11-30', to: '2026-12-01', intervals: [], note: '棚卸しのためお休みします。' },
  ],
};

const komorebi: Partial<BasicInfo> = {
  hours,
  address: {
    text: '東京都江東区清澄1-2-3\n木漏れ日ビル1階',
    note: '清澄庭園の向かいです。',
    latitude: 35.68,
    longitude: 139.8,
  },
  stations: [
    { name: '清澄白河駅', line: '半蔵門線', walkMinutes: 4 },
    { name: '森下駅', line: '新宿線', walkMinutes: 12 },
  ],
  phone: '03-1234-5678',
  websites: [
    { url: 'https://www.example.com/komorebi', label: '公式サイト' },
    { url: 'https://beans.example.com' },
  ],
  priceRanges: [
    { kind: 'lunch', min: { amount: 1000, currency: 'JPY' }, max: { amount: 2000, currency: 'JPY' } },
    { kind: 'dinner', min: { amount: 3000, currency: 'JPY' } },
  ],
  paymentMethods: ['cash', 'creditCard', 'transitCard', 'qrPayment'],
  facilities: ['freeWifi', 'noSmoking', 'powerOutlets'],
  seats: 24,
  healthAndSafety: ['handSanitizer', 'ventilation'],
};

const meta = {
  title: 'Plugins/Basic information',
  component: SectionStory,
  args: { section: basicInfoSection, data: komorebi },
  parameters: { texts: [basicInfoSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A time in Tokyo in November 2026, when the 21st is a Saturday. */
const at = (time: string) => ({ now: new Date(`2026-11-${time}:00+09:00`) });

const status = (canvas: StoryCanvas) => canvas.getByRole('strong').parentElement?.textContent;

/** The row of a date in the table of hours, which is open: these stories show the whole section. */
async function rowOf(canvas: StoryCanvas, date: string): Promise<HTMLElement> {
  const row = canvas.getByRole('row', { name: new RegExp(`^${date.replaceAll(' ', '\\s')}`) });
  await expect(row).toBeVisible();
  return row;
}

const host = createHostDouble();

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { context: { host }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Basic information' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '03-1234-5678' })).toHaveAttribute(
      'href',
      'tel:0312345678',
    );
    const map = canvas.getByRole('link', { name: /^Open map/ });
    await expect(map).toHaveAttribute('href', expect.stringContaining('/@35.68,139.8,'));
    await expect(canvas.getByText('¥1,000 – ¥2,000')).toBeVisible();
    await expect(canvas.getByText('24 seats')).toBeVisible();

    await userEvent.dblClick(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findAllByText('Address copied.')).toHaveLength(1);
    await expect(host.copiedTexts.at(-1)).toBe('東京都江東区清澄1-2-3\n木漏れ日ビル1階');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'copyAddress' });
  },
};

export const CopyRefused: Story = {
  tags: ['test-only'],
  args: { context: { host: createHostDouble({ refusesToCopy: true }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(
      await canvas.findByText(/^Error: Couldn't copy to clipboard\.\s+東京都江東区/),
    ).toBeVisible();
    await expect(canvas.queryByText('Address copied.')).toBeNull();
  },
};

export const OpenNow: Story = {
  args: { context: at('21T10:00') },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Open\u00a0· until 3:00\u00a0PM');
    const today = await rowOf(canvas, 'Sat, Nov 21');
    await expect(within(today).getByText('8:00 AM – 3:00 PM')).toBeVisible();
    await expect(within(today).getByText('6:00 PM – 2:00 AM').parentElement).toHaveTextContent(
      '6:00 PM – 2:00 AM (next day)',
    );
    await expect(within(today).getByText('Last order 2:30 PM and 1:15 AM (next day)')).toBeVisible();
  },
};

/** Each interval is on a separate line, and below them their last orders in one. */
export const TwoServices: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { context: at('21T10:00') },
  play: async ({ canvas }) => {
    const row = within(await rowOf(canvas, 'Sat, Nov 21'));
    const lines = ['8:00 AM – 3:00 PM', '6:00 PM – 2:00 AM', 'Last order 2:30 PM and 1:15 AM (next day)'];
    const bottoms = lines.map((text) => row.getByText(text).getBoundingClientRect().bottom);
    await expect(bottoms).toEqual([...new Set(bottoms)].sort((one, other) => one - other));
    await expect(row.getByRole('rowheader')).toHaveAttribute('aria-current', 'date');
  },
};

export const ClosingSoon: Story = {
  args: { context: at('21T14:40') },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Break soon\u00a0· 3:00\u00a0PM – 6:00\u00a0PM');
    await expect(canvas.getByText('Last orders are over · opens again at 6:00 PM')).toBeVisible();
  },
};

export const OnBreak: Story = {
  args: { context: at('21T16:00') },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('On a break\u00a0· opens again at 6:00\u00a0PM');
  },
};

export const ClosedUntilTomorrow: Story = {
  args: { context: at('25T20:00') },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Closed\u00a0· opens tomorrow at 8:00\u00a0AM');
  },
};

export const PastMidnight: Story = {
  args: { context: at('22T00:30') },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Open\u00a0· until 2:00\u00a0AM');
    // By the clock it is Sunday, but until the night is over the day is Saturday's.
    const today = await rowOf(canvas, 'Sat, Nov 21');
    await expect(within(today).getByText('Today')).toBeVisible();
    await expect(within(today).getByText(/– 2:00\sAM$/)).toBeVisible();
    await expect(within(today).getByText('(next day)')).toBeVisible();
  },
};

export const SpecialDay: Story = {
  args: { context: at('23T12:00') },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Open\u00a0· until 4:00\u00a0PM');
    const today = await rowOf(canvas, 'Mon, Nov 23');
    const date = within(today).getByText('Mon, Nov 23');
    await expect(date.getClientRects()).toHaveLength(1);
    await expect(within(today).getByText('Public holiday')).toBeVisible();

    await expect(canvas.getByText('Upcoming special hours')).toBeVisible();
    const stocktaking = canvas.getByRole('row', { name: /^Mon, Nov\u00a030 – Tue, Dec\u00a01/ });
    await expect(within(stocktaking).getByText('Closed')).toBeVisible();
    await expect(within(stocktaking).getByText('棚卸しのためお休みします。')).toHaveAttribute('lang', 'ja');
  },
};

export const TemporarilyClosed: Story = {
  args: {
    data: {
      ...komorebi,
      hours: { ...hours, temporarilyClosed: { until: '2026-11-30', note: '改装中です。' } },
    },
  },
  play: async ({ canvas }) => {
    // After that comes a day off.
    await expect(status(canvas)).toBe('Temporarily closed\u00a0· through Tue, Dec\u00a01');
    await expect(canvas.getByText('改装中です。')).toBeVisible();
    await userEvent.click(canvas.getByText('Temporarily closed'));
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'Mon, Wed–Thu, Sun' })).toBeVisible());
    await expect(canvas.queryByText('Today')).toBeNull();
  },
};

/** At twice the text size no word is torn apart, however little room is beside the icon. */
export const LargeTextOnASmallPhone: Story = {
  args: { ...TemporarilyClosed.args, wholeHref: '/@komorebi/whole' },
  globals: { textSize: '200', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const [words] = canvas.getByText('Temporarily closed').childNodes;
    const range = document.createRange();
    range.setStart(words!, 0);
    range.setEnd(words!, 'Temporarily'.length);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

export const UnknownHours: Story = {
  args: { data: { ...komorebi, hours: { timeZone: 'Asia/Tokyo', weekly: {} } } },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Hours not available');
    await expect(canvas.queryByRole('table', { hidden: true })).toBeNull();
  },
};

export const OnlyAPhone: Story = {
  args: { data: { phone: '０３－１２３４－５６７８（内線12）' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'tel:0312345678;ext=12');
  },
};

export const OtherTimeZone: Story = {
  args: {
    context: {
      ...at('21T12:00'),
      account: { countryCode: 'US', timeZone: 'America/New_York', currency: 'USD', contentLanguage: 'en' },
    },
    data: {
      hours: { timeZone: 'America/New_York', weekly: { fri: [{ opens: '17:00', closes: '23:30' }] } },
      address: { text: '12 Orchard Street\nNew York, NY 10002' },
      phone: '+1 212-555-0100',
      priceRanges: [{ kind: 'general', max: { amount: 24.5, currency: 'USD' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(status(canvas)).toBe('Open\u00a0· until 11:30\u00a0PM');
    const today = await rowOf(canvas, 'Fri, Nov 20');
    await expect(within(today).getByText('Today')).toBeVisible();
    await expect(canvas.getByText('up to $24.50')).toBeVisible();
  },
};

/** As much as an owner can add, with some repeated. */
export const Many: Story = {
  args: {
    data: {
      stations: Array.from({ length: 200 }, (_, index) => ({ name: `第${(index % 150) + 1}駅` })),
      websites: Array.from({ length: 200 }, (_, index) => ({
        url: `https://${(index % 150) + 1}.example.com/`,
        label: `${index + 1}号店`,
      })),
      paymentMethods: ['cash', 'shells', 'cash'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第150駅')).not.toBeVisible();
    const rest = (place: number) => canvas.getAllByText('Show 145 more')[place] as HTMLElement;
    await userEvent.click(rest(0));
    await expect(canvas.getByText('第150駅')).toBeVisible();
    await expect(canvas.getByText('第6駅').closest('li')).toHaveFocus();
    await userEvent.click(rest(1));
    await expect(canvas.getByRole('link', { name: /^150号店/ })).toBeVisible();
    await expect(canvas.queryByText('200号店')).toBeNull();
    await expect(canvas.getAllByText('Cash')).toHaveLength(1);
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

/** The status unfolds the week: equal days are one row, today is the first, and what is always so is said once. */
export const HoursInOneRow: Story = {
  args: {
    wholeHref: '/@komorebi/whole',
    context: at('21T10:00'),
    data: {
      hours: {
        timeZone: 'Asia/Tokyo',
        weekly: { ...hours.weekly, ...Object.fromEntries(['fri', 'sat'].map((name) => [name, day])) },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { hidden: true })).not.toBeVisible();
    // Who hears or copies it gets two sentences, as who sees two lines does.
    await expect(canvas.getByText('Open').closest('summary')).toHaveTextContent(
      'Open · until 7:00 PM Last order 6:30 PM Opening hours',
    );
    await userEvent.click(canvas.getByText('Open'));
    await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows).toEqual([expect.stringMatching(/^Sat,\sNov\s21 Today$/), 'Sun–Mon, Wed–Fri', 'Tue']);
    await expect(canvas.getByText('Last order 30 min before closing')).toBeVisible();
    await expect(canvas.getAllByText(/^Last order/)).toHaveLength(2);
  },
};

/** Without any fact for a summary, the section shows all facts. */
export const SummaryOfTheRest: Story = {
  args: { data: { paymentMethods: ['cash'] }, wholeHref: '/@komorebi/basic-info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cash')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Show all details' })).toBeNull();
  },
};

export const Empty: Story = { args: { data: {} }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };

/** For a visitor who does not read the driver's language. */
export const ForADriver: Story = {
  args: { context: { localLanguage: 'ja' }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show to the driver' }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'showLocally' });
  },
};

/** A summary leads to the page's own view of the place, which has the map and the way there. */
export const SummaryOnAPageWithAMap: Story = {
  tags: ['test-only'],
  args: { wholeHref: '#whole', context: { viewHref: (name: string) => `/@komorebi/${name}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Map' })).toHaveAttribute('href', '/@komorebi/place');
    await expect(canvas.queryByRole('link', { name: /^Open map/ })).toBeNull();
  },
};

/** For a visitor who reads the driver's language. */
export const NeedsNoHelpWithTheDriver: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open map/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show to the driver' })).toBeNull();
  },
};
