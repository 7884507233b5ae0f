import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { everySection } from './every-section.js';
import { saveBroughtAccount, broughtSection } from './brought-account.js';
import { YourAccount } from './your-account.js';

/** What an API answers for an account of your own, as a designer sees it. */
const meta = {
  title: 'Your account',
  component: YourAccount,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  beforeEach: () => saveBroughtAccount(undefined),
} satisfies Meta<typeof YourAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const account = {
  accountId: 'tea-house',
  basicSearchId: '@teahouse',
  countryCode: 'TW',
  timeZone: 'Asia/Taipei',
  currency: 'TWD',
  name: 'A tea house',
  badge: 'verified',
  features: ['chat'],
};

const drop = (canvas: Canvas, text: string): Promise<void> =>
  userEvent.upload(
    canvas.getByLabelText(/Or a file/),
    new File([text], 'account.json', { type: 'application/json' }),
  );

export const BringAnAccount: Story = {};

/** Every section has its data in the file, those with an endpoint of their own as well. */
export const FromFile: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement }) => {
    const faq = everySection.filter(({ type }) => type === 'faq');
    const coupon = { type: 'coupon', id: 'ours', pageId: 'home', data: { items: [] } };
    const unheard = { type: 'hologram', id: 'h', data: {} };
    const answer = { account: { ...account, color: 'red' }, sections: [...faq, coupon, unheard] };
    await drop(canvas, JSON.stringify({ result: answer }));
    await canvas.findByRole('heading', { level: 1, name: /A tea house/ });
    await waitFor(() => expect(canvasElement.querySelector('[data-plugin=faq]')).not.toBeNull());
    await expect(canvas.getByText(/account\.color does not fit/)).toBeVisible();
    await expect(canvas.getByText(/Unknown section hologram/)).toBeVisible();

    await expect(broughtSection('faq')).toMatchObject({
      data: faq[0]?.data,
      account: { name: 'A tea house' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Forget A tea house' }));
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(broughtSection('faq')).toBeUndefined();
  },
};

/** What is wrong is said in a sentence. */
export const Wrong: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    for (const [text, said] of [
      ['{"account":', /^This is not JSON: /],
      ['7', /^This is JSON, but not the answer/],
      ['{"accounts": []}', /not the answer of the Profile API for an account: result\.account/],
      [JSON.stringify({ account: { ...account, name: 7 } }), /result\.account\.name/],
    ] as const) {
      await drop(canvas, text);
      await canvas.findByText(said);
    }
    await userEvent.type(canvas.getByLabelText('Address of the Profile API'), 'https://nobody.invalid');
    await userEvent.type(canvas.getByLabelText('Id of the account'), '@teahouse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await canvas.findByText(/^https:\/\/nobody\.invalid does not answer, or does not allow /);
  },
};
