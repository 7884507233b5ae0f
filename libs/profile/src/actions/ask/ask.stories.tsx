import type { PageSection } from '@oa-profile/api-client';
import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { AskedFact } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { openedDialog } from '../../testing/opened-dialog.js';
import { PageStory } from '../../testing/page-story.js';

const price: AskedFact = {
  kind: 'item',
  title: 'Red bean butter toast',
  price: { amount: 650, currency: 'JPY' },
};
const day = [{ opens: '08:00', closes: '16:30' }];
const hours: AskedFact = {
  kind: 'hours',
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day },
  },
};
const sectionsWith = (phone?: string): PageSection[] => [{ type: 'basic-info', id: 'info', data: { phone } }];

const appLinks = {
  addFriend: 'https://app.example/add',
  chat: '#chat/',
  chatWithText: '#chat/{text}',
  call: '#call',
  open: 'https://app.example/open',
  update: 'https://app.example/update',
};

const meta = {
  title: 'Profile/Ask a question',
  component: PageStory,
  args: {
    account: { name: 'Komorebi Coffee', contentLanguage: 'en', features: ['report'] },
    sections: sectionsWith('03-0123-4567'),
    page: { appLinks },
    relation: { friendshipType: 'friend', favorite: 'false' },
    happened: [dialogOpened({ name: 'ask', fact: price })],
    children: <Dialogs />,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opened = (canvas: Canvas, name = 'Ask about this'): ReturnType<typeof openedDialog> =>
  openedDialog(canvas, name);

const inJapanese =
  'こんにちは。こちらの価格は正しいでしょうか。\nRed bean butter toast\n￥650\n（2026年11月21日にプロフィールで確認）';

/** A friend's chat opens with the question in the language of the account's people; the visitor's own is below. */
export const InTheChat: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const chat = await dialog.findByRole('link', { name: 'Send a chat message' });
    await waitFor(() =>
      expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toBe(`#chat/${inJapanese}`),
    );
    await expect(dialog.getByText(/^こんにちは。/)).toHaveAttribute('lang', 'ja');
    await expect(
      dialog.getByText(/^Hello\. Is this price right\?\s+Red bean butter toast\s+¥650/),
    ).toBeVisible();
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** If the link into the chat carries no text, the question is copied. */
export const ChatWithoutText: Story = {
  args: {
    page: { appLinks: { ...appLinks, chatWithText: undefined } },
    host: { copyText: fn(() => Promise.resolve()) },
  },
  play: async ({ args, canvas }) => {
    const dialog = await opened(canvas);
    await dialog.findByText(/^こんにちは。/);
    await expect(dialog.getByText('Copy this question, then paste it into the chat.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }));
    await expect(await dialog.findByText('Text copied.')).toBeInTheDocument();
    await expect(args.host?.copyText).toHaveBeenCalledWith(inJapanese);
    await expect(dialog.getByRole('link', { name: 'Send a chat message' })).toHaveAttribute('href', '#chat/');
  },
};

/** Questions about hours name one day: initially today. */
export const AboutADay: Story = {
  args: { happened: [dialogOpened({ name: 'ask', fact: hours })] },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const days = within(dialog.getByRole('group', { name: 'Which day?' })).getAllByRole('radio');
    await expect(days).toHaveLength(7);
    await expect(days[0]).toBeChecked();
    const question = await dialog.findByText(/^こんにちは。こちらの営業時間は/);
    const before = question.textContent;
    await userEvent.click(days[6]!);
    await expect(question.textContent).not.toBe(before);
    await expect(question).toHaveTextContent(/8:00～16:30/);
    await expect(dialog.getByRole('link')).toHaveAttribute(
      'href',
      `#chat/${encodeURIComponent(question.textContent)}`,
    );
  },
};

/** A visitor who cannot chat gets the number, and the words to say. */
export const ByPhone: Story = {
  args: { relation: { friendshipType: 'unspecified', favorite: 'unknown' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByRole('link', { name: '03-0123-4567' })).toHaveAttribute(
      'href',
      'tel:0301234567',
    );
    await expect(await dialog.findByText(/^こんにちは。/)).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Send a chat message' })).toBeNull();
  },
};

/** In a browser, where nobody is known to be a friend, and without a number, the error can be reported. */
export const ByReport: Story = {
  args: { origin: 'web', sections: sectionsWith() },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByRole('link', { name: 'Report this account' })).toHaveAttribute(
      'href',
      '/@komorebi/report',
    );
  },
};

const stranger = { friendshipType: 'unspecified', favorite: 'unknown' } as const;

/** A stranger in the app adds the account, and can then chat. */
export const FriendFirst: Story = {
  args: {
    sections: sectionsWith(),
    relation: stranger,
    answer: () => Response.json({ result: { friendshipType: 'friend', favorite: 'false' } }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByText('Add this account as a friend to ask it in a chat.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add friend' }));
    await expect(await dialog.findByRole('link', { name: 'Send a chat message' })).toBeVisible();
  },
};

const inLanguage = (language: string, title: string, own: RegExp): Story => ({
  globals: { language, viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, title);
    await expect(await dialog.findByText(/^こんにちは。こちらの価格は/)).toBeVisible();
    await expect(dialog.getByText(own)).toBeVisible();
    const { scrollWidth, clientWidth } = canvas.getByRole('dialog');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Chinese: Story = inLanguage('zh-TW', '詢問此資訊', /^您好，請問以下的價格/);
export const Thai: Story = inLanguage('th', 'สอบถามเรื่องนี้', /^สวัสดี ขอสอบถามว่าราคานี้/);
export const Indonesian: Story = inLanguage('id', 'Tanyakan hal ini', /^Halo, apakah harga/);
export const Korean: Story = inLanguage('ko', '이 정보 문의하기', /^안녕하세요\. 이 가격/);
/** A visitor who reads the account's language sees the question only once. */
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas, 'この内容について質問する');
    await expect(dialog.getAllByText(/正しいでしょうか/)).toHaveLength(1);
  },
};
