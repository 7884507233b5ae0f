import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type queries, type within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { PageStory } from '../../testing/page-story.js';

const infoOf = (data: unknown) => [{ type: 'basic-info', id: 'basic-info', data }];

const meta = {
  title: 'Profile/Add to contacts',
  component: PageStory,
  args: {
    origin: 'web',
    happened: [dialogOpened('more')],
    sections: infoOf({ phone: '+81 3-0123-4567' }),
    children: <Dialogs />,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within<typeof queries>>;

const contactCard = 'https://profile.example/@komorebi/contact.vcf?lang=en';
const link = (canvas: Canvas) => canvas.findByRole('link', { name: 'Add to contacts' });

/** A file address, which a browser passes on to the contacts. */
export const InABrowser: Story = {
  play: async ({ canvas }) => {
    await expect(await link(canvas)).toHaveAttribute('href', contactCard);
    await expect(await link(canvas)).not.toHaveAttribute('download');
  },
};

const openInBrowser = fn();

/** The app's web view has no contacts: the link opens in the visitor's own browser. */
export const InTheApp: Story = {
  args: { origin: 'liff', host: { isInsideApp: () => true, openInBrowser } },
  play: async ({ canvas }) => {
    await userEvent.click(await link(canvas));
    await expect(openInBrowser).toHaveBeenCalledWith(contactCard);
  },
};

/** Nothing to call or visit. */
export const NothingToAdd: Story = {
  args: { sections: infoOf({ websites: [{ url: 'https://komorebi.example' }] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Add to contacts' })).toBeNull();
  },
};

export const Thai: Story = {
  globals: { language: 'th' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'เพิ่มลงในรายชื่อติดต่อ' })).toHaveAttribute(
      'href',
      expect.stringContaining('lang=th'),
    );
  },
};
