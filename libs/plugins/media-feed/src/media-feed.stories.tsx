import type { PluginContext } from '@oa-profile/plugin-sdk';
import { type StoryCanvas, playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { PagedSectionStory, SectionStory, storyPicture } from '@oa-profile/plugin-sdk/testing';
import { storybookUrl } from '@oa-profile/plugin-sdk/internal/testing';
import { setTranslatorDouble } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { mediaFeedSection } from './section.js';
import { manyItems, storyFeed } from './testing/story-feed.js';

const meta = {
  title: 'Plugins/Media feed',
  component: SectionStory,
  args: { section: mediaFeedSection, data: storyFeed },
  parameters: { texts: [mediaFeedSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const follow: PluginContext['follow'] = { isFollowing: false, followers: 12_840, pending: false };

/** Opens the viewer as a visitor would, and returns it after its animation. */
async function openViewer(canvas: StoryCanvas, link: RegExp): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('link', { name: link }));
  const viewer: HTMLElement = await canvas.findByRole('dialog');
  await Promise.all(viewer.getAnimations().map(({ finished }) => finished));
  return viewer;
}

/** Checks the position that the viewer announces. */
async function expectPosition(viewer: HTMLElement, position: string): Promise<void> {
  await waitFor(() => expect(within(viewer).getByRole('heading')).toHaveTextContent(position));
  await expect(within(viewer).getByRole('status')).toHaveTextContent(position);
  await waitFor(() => {
    const slide = within(viewer).getByRole('group', { name: position });
    void expect(
      Math.abs(slide.getBoundingClientRect().left - trackOf(viewer).getBoundingClientRect().left),
    ).toBeLessThan(2);
  });
}

function trackOf(viewer: HTMLElement): HTMLElement {
  const track = within(viewer).getAllByRole('group')[0]?.parentElement;
  if (!track) throw new Error('The viewer has no slides');
  return track;
}

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { context: { follow }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Posts' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(8);
    await expect(links[0]).toHaveAttribute('href', '/@komorebi/story/guji');
    await expect(links[0]).toHaveTextContent('3 hours ago');
    await expect(links[1]).toHaveAccessibleName(/細口のケトル.*Video 0:04.*今日の一杯目.*18 hours ago/);
    await expect(canvas.getByRole('link', { name: /3 photos.*1 week ago/ })).toBeVisible();
    await expect(canvas.getByText(/今夜の一枚目/)).toHaveAttribute('lang', 'ja');

    await expect(canvas.getByText('13K followers')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Follow', pressed: false }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'follow', follow: true });
  },
};

export const Following: Story = {
  args: { context: { follow: { ...follow, isFollowing: true } }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Following', pressed: true }));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'follow', follow: false });
  },
};

export const FollowPending: Story = {
  tags: ['test-only'],
  args: { context: { follow: { ...follow, pending: true } }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow', busy: true }));
    await expect(args.onEvent).not.toHaveBeenCalled();
  },
};

export const Viewer: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    const viewer = await openViewer(canvas, /3 photos/);
    // The page behind it is not reachable.
    await expect(viewer.matches('[aria-modal=true]:popover-open')).toBe(true);
    await expect(canvas.queryByRole('link', { name: /3 photos/ })).toBeNull();
    await expect(within(viewer).getByRole('heading')).toHaveFocus();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openPost' });
    // The pictures of a post come one after the other, like the posts.
    await expectPosition(viewer, '5 of 8 · 1 of 3 in this post');
    const slide = within(viewer).getByRole('group', { name: '5 of 8 · 1 of 3 in this post' });
    await expect(within(slide).getByRole('img', { name: '青い蓋碗と茶杯' })).toBeVisible();
    await expect(within(slide).getByText(/山嵐茶行/)).toBeVisible();

    await userEvent.click(within(viewer).getByRole('button', { name: 'Next' }));
    await expectPosition(viewer, '5 of 8 · 2 of 3 in this post');
    await expect(within(viewer).getByRole('status')).toHaveTextContent('茶缶が並ぶ棚と天秤');
    await userEvent.click(within(viewer).getByRole('button', { name: 'Previous' }));
    await userEvent.click(within(viewer).getByRole('button', { name: 'Previous' }));
    await expectPosition(viewer, '4 of 8');
    await expect(within(viewer).getByRole('status')).toHaveTextContent('今夜の一枚目');

    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // Visitors who use the keyboard continue from where they were last.
    await expect(canvas.getByRole('link', { name: /今夜の一枚目/ })).toHaveFocus();
  },
};

export const ViewerByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /チーズケーキは残り四つ/ }).focus();
    await userEvent.keyboard('{Enter}');
    const viewer = await canvas.findByRole('dialog');
    await expectPosition(viewer, '3 of 8');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPosition(viewer, '5 of 8 · 1 of 3 in this post');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPosition(viewer, '4 of 8');
    await userEvent.keyboard('{End}');
    await expectPosition(viewer, '8 of 8');
    await expect(within(viewer).getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(viewer, '8 of 8');
    await userEvent.keyboard('{Home}');
    await expectPosition(viewer, '1 of 8');

    // When keys leave a focused slide, the next one gets the focus.
    within(viewer).getByRole('group', { name: '1 of 8' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(viewer, '2 of 8');
    await expect(within(viewer).getByRole('group', { name: '2 of 8' })).toHaveFocus();

    // As sent by Esc and Android's back gesture; the test's keyboard does not trigger the browser's own handling.
    viewer.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};

export const ViewerBySwipe: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const viewer = await openViewer(canvas, /チーズケーキは残り四つ/);
    await expectPosition(viewer, '3 of 8');
    // A finger scrolls.
    const track = trackOf(viewer);
    track.scrollTo({ left: 3 * track.clientWidth, behavior: 'instant' });
    await expectPosition(viewer, '4 of 8');
    track.scrollTo({ left: 2 * track.clientWidth, behavior: 'instant' });
    await expectPosition(viewer, '3 of 8');
    track.scrollTo({ left: track.clientWidth, behavior: 'instant' });
    await expectPosition(viewer, '2 of 8');
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(viewer, '3 of 8');
  },
};

export const Video: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    const viewer = await openViewer(canvas, /Video/);
    await expectPosition(viewer, '2 of 8');
    const video = within(viewer).getByLabelText<HTMLVideoElement>('Video from Nov 20, 2026');
    // Its label is in the page's language, not the account's.
    await expect(video.closest('[lang]')).toHaveAttribute('lang', 'en');
    // With a poster, nothing of it is loaded before it plays.
    await expect(video.preload).toBe('none');
    await expect(video.paused).toBe(true);
    await expect(video.autoplay).toBe(false);
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'ja');

    video.muted = true;
    await video.play();
    await waitFor(() => expect(video.textTracks[0]?.cues).toHaveLength(2));
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'playVideo' }));
    // The video handles the arrow keys while it has the focus.
    video.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(viewer, '2 of 8');
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(video.paused).toBe(true));
  },
};

/** Whether a click on the link is left to the browser. Keeps the story from navigating. */
async function isLeftToBrowser(link: HTMLElement, init: MouseEventInit): Promise<boolean> {
  let left = false;
  const onClick = (event: MouseEvent): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  await fireEvent.click(link, init);
  return left;
}

export const ModifiedClicks: Story = {
  tags: ['test-only'],
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: /チーズケーキは残り四つ/ });
    await expect(await isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
    await expect(await isLeftToBrowser(link, { metaKey: true })).toBe(true);
    await expect(await isLeftToBrowser(link, { shiftKey: true })).toBe(true);
    await expect(await isLeftToBrowser(link, { button: 1 })).toBe(true);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(await isLeftToBrowser(link, {})).toBe(false);
    await expect(await canvas.findByRole('dialog')).toBeInTheDocument();
  },
};

export const ItemView: Story = {
  args: { itemId: 'tea-evening' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByText(/ありがとうございました/)).toBeVisible();
    // The page says when, above it.
    await expect(canvas.queryByText('Nov 12, 2026, 8:30 PM')).toBeNull();
  },
};

export const VideoView: Story = {
  args: { itemId: 'pouring' },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Video from Nov 20, 2026');
    await expect(video.preload).toBe('none');
    await expect(video.paused).toBe(true);
  },
};

export const PostView: Story = {
  args: { itemId: 'guji' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /beans\/guji/ })).toHaveAttribute(
      'href',
      'https://example.com/beans/guji',
    );
  },
};

/** In its view and in the viewer, where the browser has a translator. */
export const TranslatedPost: Story = {
  args: { itemId: 'guji', onEvent: fn() },
  beforeEach: () => setTranslatorDouble({ translate: () => 'The new beans are here.' }).remove,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('In Japanese')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }));
    const [paragraph] = await canvas.findAllByText(/The new beans are here\./);
    await expect(paragraph).toBeVisible();
    await expect(canvas.getByRole('link', { name: /beans\/guji/ })).toHaveAttribute(
      'href',
      'https://example.com/beans/guji',
    );
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'translatePost' });
  },
};

export const VideoCannotBePlayed: Story = {
  args: {
    itemId: 'gone',
    data: {
      items: [
        {
          id: 'gone',
          kind: 'video',
          publishedAt: '2026-11-20T18:00:00+09:00',
          caption: '今日の一杯目。',
          pictures: [],
          videoUrl: `${storybookUrl()}/artwork/komorebi/no-such-video.webm`,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('alert');
    await waitFor(() => expect(region).toHaveTextContent('Unable to play this video.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // It still cannot be loaded.
    await expect(await canvas.findByText('Unable to play this video.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBe(region);
  },
};

export const ShowMore: Story = {
  args: { data: { items: manyItems(7), nextCursor: 'number-8' }, onEvent: fn() },
  render: (args) => <PagedSectionStory {...args} nextPage={{ items: manyItems(8, 6) }} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
    const showMore = canvas.getByRole('button', { name: 'Show more posts' });
    const region = canvas.getByRole('alert');
    await userEvent.click(showMore);
    await expect(showMore).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(region).toHaveTextContent('Unable to load more posts.'));
    await expect(showMore).toHaveFocus();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'showMore' });

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // The pages overlap by two posts.
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(13));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getAllByRole('link')[7]).toHaveFocus();
  },
};

export const ViewerLoadsMore: Story = {
  tags: ['test-only'],
  args: { data: { items: manyItems(4) }, more: { status: 'None', load: fn() } },
  play: async ({ args, canvas }) => {
    const viewer = await openViewer(canvas, /^.*1番目の投稿です。/);
    await expectPosition(viewer, '1 of more than 4');
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(viewer, '2 of more than 4');
    await expect(args.more?.load).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.more?.load).toHaveBeenCalledOnce();
  },
};

/** The number on all pages, not only of those loaded. */
export const ViewerCountsAllPosts: Story = {
  tags: ['test-only'],
  args: { data: { items: manyItems(6), total: 26 }, more: { status: 'None', load: fn() } },
  play: async ({ canvas }) => {
    const viewer = await openViewer(canvas, /^.*3番目の投稿です。/);
    await expectPosition(viewer, '3 of 26');
  },
};

export const Many: Story = {
  args: { data: { items: manyItems(200) } },
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('31番目の投稿です。');
    await expect(canvas.getByText('29番目の投稿です。')).toBeVisible();
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 170 more'));
    await expect(hidden).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(200);
    await expect(canvas.getAllByRole('link')[30]).toHaveFocus();

    const viewer = await openViewer(canvas, /^.*120番目の投稿です。/);
    await expectPosition(viewer, '120 of 200');
    await userEvent.keyboard('{ArrowRight}');
    await expectPosition(viewer, '121 of 200');
  },
};

/** First the loaded posts, then older pages. */
export const ManyAndMore: Story = {
  tags: ['test-only'],
  args: { data: { items: manyItems(32), nextCursor: 'number-33' }, more: { status: 'None', load: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByText('Show 2 more'));
    await expect(canvas.getAllByRole('link')).toHaveLength(32);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more posts' }));
    await expect(args.more?.load).toHaveBeenCalledOnce();
  },
};

export const OnePost: Story = {
  args: { data: { items: storyFeed.items.slice(2, 3) } },
  play: async ({ canvas }) => {
    const viewer = await openViewer(canvas, /チーズケーキ/);
    await expectPosition(viewer, '1 of 1');
  },
};

export const WordsOnly: Story = {
  args: {
    data: {
      items: [
        {
          id: 'holidays',
          kind: 'post',
          publishedAt: '2026-11-20T09:00:00+09:00',
          caption:
            '年末年始の営業について。\n\n12月30日から1月4日までお休みをいただきます。年内の豆の発送は12月28日の午前中までのご注文分です。\n新年は5日の朝8時から、いつもの珈琲と焼きたての餅ワッフルでお待ちしています。',
          pictures: [],
        },
        ...storyFeed.items.filter(({ pictures }) => pictures.length === 0),
      ],
    },
  },
  play: async ({ canvas }) => {
    const viewer = await openViewer(canvas, /年末年始/);
    const slide = within(viewer).getByRole('group', { name: '1 of 3' });
    await expect(within(slide).getByText(/餅ワッフル/)).toBeVisible();
  },
};

export const PictureCannotBeLoaded: Story = {
  args: {
    data: {
      items: [
        {
          id: 'gone',
          kind: 'photo',
          publishedAt: '2026-11-20T18:00:00+09:00',
          pictures: [storyPicture('komorebi/no-such-photo.svg', '消えた写真')],
        },
        {
          id: 'unsafe',
          kind: 'photo',
          publishedAt: '2026-11-19T18:00:00+09:00',
          pictures: [{ url: 'javascript:alert(1)', width: 960, height: 720 }],
        },
        ...storyFeed.items.slice(2, 4),
      ],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '消えた写真' }).tagName).not.toBe('IMG'));
    // Addresses that are not http(s) never reach the page.
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** A caption that is longer than the screen scrolls beside its picture. */
export const LongCaption: Story = {
  args: {
    data: {
      items: [
        {
          id: 'long',
          kind: 'photo',
          publishedAt: '2026-11-19T18:00:00+07:00',
          caption:
            'ketidakbertanggungjawabanmempertanggungjawabkannyakeanekaragaman ต้มยำกุ้งแม่น้ำตัวใหญ่ริมแม่น้ำเจ้าพระยา '.repeat(
              9,
            ),
          pictures: [storyPicture('baanrimnam/photo-1.svg', 'ต้มยำกุ้ง')],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const viewer = await openViewer(canvas, /ต้มยำกุ้ง/);
    const slide = await within(viewer).findByRole('group');
    await expect(slide.scrollWidth).toBeLessThanOrEqual(slide.clientWidth);
    await expect(slide.scrollHeight).toBeGreaterThan(slide.clientHeight);
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = {
  args: {
    data: {
      items: [{ id: 'nothing', kind: 'post', publishedAt: '2026-11-20T18:00:00+09:00', pictures: [] }],
    },
  },
  play: playEmpty,
};

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
