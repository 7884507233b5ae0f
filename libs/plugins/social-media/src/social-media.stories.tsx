import { playEmpty, playWholeSummary, stayInStory } from '@oa-profile/plugin-sdk/stories';
import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { SocialMedia, SocialNetwork } from './data.js';
import { socialMediaSection } from './section.js';

const socialMedia: SocialMedia = {
  links: [
    { network: 'instagram', url: 'https://www.instagram.com/komorebi.coffee', handle: '@komorebi.coffee' },
    { network: 'x', url: 'https://x.com/komorebi_coffee', handle: '@komorebi_coffee' },
    { network: 'youtube', url: 'https://www.youtube.com/@komorebicoffee', handle: '木漏れ日珈琲チャンネル' },
    { network: 'note', url: 'https://note.com/komorebi' },
  ],
};

const everywhere: SocialMedia = {
  links: [
    ...socialMedia.links,
    { network: 'facebook', url: 'https://www.facebook.com/komorebi.coffee/' },
    { network: 'tiktok', url: 'https://www.tiktok.com/@komorebi.coffee', handle: '@komorebi.coffee' },
    { network: 'threads', url: 'https://www.threads.net/@komorebi.coffee', handle: '@komorebi.coffee' },
    { network: 'blog', url: 'https://diary.example.com/', handle: '木漏れ日日記' },
  ],
};

const networks: SocialNetwork[] = [
  'instagram',
  'x',
  'facebook',
  'youtube',
  'tiktok',
  'threads',
  'note',
  'blog',
];

const meta = {
  title: 'Plugins/Social media',
  component: SectionStory,
  args: { section: socialMediaSection, data: socialMedia },
  parameters: { texts: [socialMediaSection.texts] },
  beforeEach: stayInStory,
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Social media' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Instagram @komorebi.coffee Opens in a new tab' });
    await expect(link).toHaveAttribute('href', 'https://www.instagram.com/komorebi.coffee');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('木漏れ日珈琲チャンネル')).toHaveAttribute('lang', 'ja');
    await expect(canvas.getByRole('link', { name: /^note note\.com\/komorebi/ })).toBeVisible();
    await userEvent.click(link);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openSocialMedia' });
  },
};

export const AllNetworks: Story = {
  args: { data: everywhere },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.trim().split(/\s/)[0]);
    await expect(names).toEqual([
      'Instagram',
      'X',
      'YouTube',
      'note',
      'Facebook',
      'TikTok',
      'Threads',
      'Blog',
    ]);
    await expect(canvas.getByText('diary.example.com')).toBeVisible();
    await expect(canvas.queryByText(/Show all/)).toBeNull();
  },
};

export const NamedTwice: Story = {
  args: {
    onError: fn(),
    data: {
      links: [
        {
          network: 'instagram',
          url: 'https://www.instagram.com/komorebi.coffee',
          handle: '@komorebi.coffee',
        },
        { network: 'instagram', url: 'https://instagram.com/komorebi.coffee/' },
        { network: 'instagram', url: 'https://instagram.com/komorebi.beans', handle: '@komorebi.beans' },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /@komorebi\.beans/ })).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const Many: Story = {
  args: {
    data: {
      links: Array.from({ length: 200 }, (_, index) => ({
        network: networks[index % networks.length] as SocialNetwork,
        url: `https://example.com/branch-${index + 1}`,
        handle: `@branch-${index + 1}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('@branch-31');
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 170 more'));
    await expect(hidden.closest('a')).toHaveFocus();
    await expect(canvas.getByText('@branch-200')).toBeVisible();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playWholeSummary };

export const Empty: Story = { args: { data: { links: [] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
