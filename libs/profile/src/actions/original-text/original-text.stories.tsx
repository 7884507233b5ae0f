import type { PageSection } from '@oa-profile/api-client';
import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { openedDialog } from '../../testing/opened-dialog.js';
import { PageStory } from '../../testing/page-story.js';

const inEnglish = {
  text: '3-99-7 Yanaka, Taito-ku, Tokyo 110-0001',
  latitude: 35.72713,
  longitude: 139.76602,
};
const inJapanese = {
  ...inEnglish,
  text: '〒110-0001 東京都台東区谷中3-99-7',
  note: '谷中銀座の階段を下りて二本目の路地を左へ。',
};
const sectionsAt = (address: object, phone?: string): PageSection[] => [
  { type: 'basic-info', id: 'info', data: { address, phone } },
];

const komorebi = {
  accountId: 'a-1',
  basicSearchId: '@1',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: '木漏れ日珈琲',
  contentLanguage: 'ja',
};

/** An account that also has its words in Japanese. */
const answersInJapanese = ({ headers }: Request): Response =>
  headers.get('content-language') === 'ja'
    ? Response.json({ result: { account: komorebi, sections: sectionsAt(inJapanese, '03-0123-4567') } })
    : new Response('', { status: 404 });

const meta = {
  title: 'Profile/Show to local people',
  component: PageStory,
  args: {
    account: { name: 'Komorebi Coffee', contentLanguage: 'en' },
    sections: sectionsAt(inEnglish, '03-0123-4567'),
    answer: answersInJapanese,
    happened: [dialogOpened('driver')],
    children: <Dialogs />,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opened = (canvas: Canvas, name = 'Show to the driver'): ReturnType<typeof openedDialog> =>
  openedDialog(canvas, name);

/** In the script that the driver reads, with the page's own words below for the visitor who shows it. */
export const ToTheDriver: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const address = await dialog.findByText(inJapanese.text);
    await expect(address).toHaveAttribute('lang', 'ja');
    await expect(parseFloat(getComputedStyle(address).fontSize)).toBeGreaterThanOrEqual(28);
    await expect(dialog.getByText('木漏れ日珈琲')).toHaveAttribute('lang', 'ja');
    await expect(dialog.getByText(inJapanese.note)).toBeVisible();
    await expect(await dialog.findByText('この住所までお願いします。')).toHaveAttribute('lang', 'ja');
    await expect(dialog.getByText(/^Komorebi Coffee\s+3-99-7 Yanaka/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: '03-0123-4567' })).toHaveAttribute(
      'href',
      'tel:0301234567',
    );
    await expect(dialog.getByRole('link', { name: /^Open in maps/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/@35.72713,139.76602,'),
    );
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** Words that the page already has are not requested again. */
export const SaysItAlready: Story = {
  tags: ['test-only'],
  args: {
    account: { name: '木漏れ日珈琲', contentLanguage: 'ja' },
    sections: sectionsAt({ text: inJapanese.text }),
    answer: () => new Response('', { status: 500 }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByText(inJapanese.text)).toHaveAttribute('lang', 'ja');
    await expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(dialog.getAllByText(/谷中/)).toHaveLength(1);
  },
};

let isDown = true;
/** Without an answer the page's own words are shown, which many drivers can read, and a retry is offered. */
export const Fails: Story = {
  args: {
    answer: (request) => (isDown ? new Response('', { status: 500 }) : answersInJapanese(request)),
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    await expect(dialog.getByText(inEnglish.text)).toBeVisible();
    isDown = false;
    await userEvent.click(again);
    await expect(await dialog.findByText(inJapanese.text)).toBeVisible();
  },
};

/** Only an address is known, and a long one, on the smallest of phones. */
export const LongAddress: Story = {
  globals: { language: 'ko', viewport: { value: 'small', isRotated: false } },
  args: {
    account: {
      countryCode: 'TH',
      name: 'ร้านอาหารริมแม่น้ำเจ้าพระยาที่ใหญ่ที่สุดในกรุงเทพมหานคร',
      contentLanguage: 'th',
    },
    sections: sectionsAt({
      text: 'เลขที่หนึ่งร้อยยี่สิบสามถนนเจริญกรุงแขวงบางคอแหลมเขตบางคอแหลมกรุงเทพมหานครหนึ่งศูนย์หนึ่งสองศูนย์SoiCharoenkrungNumberOneHundredTwentyThree',
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: '기사님께 보여주기' });
    await waitFor(() => expect(within(dialog).getByText(/เลขที่/)).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getAllByRole('link')).toHaveLength(1);
  },
};

/** A dish, for the person who takes the order. */
export const ToStaff: Story = {
  args: {
    account: { name: '木漏れ日珈琲', contentLanguage: 'ja' },
    happened: [
      dialogOpened({ name: 'staff', plugin: 'takeout', item: { id: 'toast', title: 'あんバタートースト' } }),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, 'Show to staff');
    await expect(await dialog.findByText('あんバタートースト')).toHaveAttribute('lang', 'ja');
    await expect(await dialog.findByText('こちらをお願いします。')).toBeVisible();
  },
};
