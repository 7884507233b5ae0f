import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { PageStory, type PageStoryProps } from '../../testing/page-story.js';
import { voucherSection, type Vouchers } from '../../testing/voucher-plugin.js';
import { ItemView, itemViewTexts } from '../sections/item-view.js';
import { SectionList } from '../sections/section-list.js';
import { SectionView } from '../sections/section-view.js';
import { factTexts } from './fact-texts.js';
import { OfferLine } from './offer-line.js';

const vouchers = (...used: boolean[]): Vouchers => ({
  items: used.map((used, place) => ({ id: `v-${place}`, name: `Voucher ${place}`, used })),
});
const outline: SectionOutline[] = [
  {
    id: 'voucher',
    type: 'voucher',
    title: 'Vouchers',
    highlights: [{ kind: 'offer', text: 'What everybody is offered', itemId: 'v-0' }],
  },
];

const tooLate: Partial<PageStoryProps> = {
  anonymous: true,
  sections: [{ type: 'voucher', id: 'voucher', pageId: 'home' }],
  page: {
    outline: [{ id: 'voucher', type: 'voucher', title: 'Vouchers', highlights: [], comesLate: true }],
  },
};

const nobody = (): void => undefined;

const meta = {
  title: 'Profile/Offer already used',
  component: PageStory,
  args: {
    relation: { friendshipType: 'friend', favorite: 'true' },
    sections: [{ type: 'voucher', id: 'voucher', pageId: 'home', data: vouchers(false, false) }],
    page: { outline },
    plugins: [{ name: 'voucher', section: () => Promise.resolve(voucherSection) }],
    children: (
      <>
        <OfferLine onInteractive={nobody} />
        <p>What follows the offer</p>
        {/* Further down than anything that counts as near. */}
        <div style={{ blockSize: '300vh' }} />
        <SectionList />
      </>
    ),
  },
  parameters: { texts: [factTexts, itemViewTexts, voucherSection.texts] },
  tags: ['test-only'],
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visitor has used the first one: the server, which knows nobody, has offered it. */
export const FirstOneUsed: Story = {
  args: { answer: () => Response.json({ result: vouchers(true, false) }) },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('link', { name: /Voucher 1 \(friend\)/ });
    await expect(offer).toHaveAttribute('href', '/@komorebi/voucher/v-1');
    await expect(canvas.queryByText('What everybody is offered')).toBeNull();
  },
};

/** With none left, nothing below moves up. */
export const AllUsed: Story = {
  args: { answer: () => Response.json({ result: vouchers(true, true) }) },
  play: async ({ canvas }) => {
    const below = canvas.getByText('What follows the offer');
    const before = below.getBoundingClientRect().top;
    await expect(canvas.getByRole('link')).toHaveTextContent('What everybody is offered');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
};

/** To whom the server says that there is nothing for them, nothing is offered. */
export const NothingForThem: Story = {
  args: { answer: () => new Response('', { status: 404 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('What everybody is offered');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
  },
};

/** Their own data count in a view, too, which has the first screen beside it on a wide page. */
const besideView = (view: ReactElement): Story => ({
  args: {
    answer: () => Response.json({ result: vouchers(true, false) }),
    page: { initialView: { name: 'section', plugin: 'voucher' }, outline: [], overview: outline },
    children: (
      <>
        <OfferLine onInteractive={nobody} />
        {view}
      </>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Voucher 1 \(friend\)/ });
    await expect(canvas.queryByText('What everybody is offered')).toBeNull();
  },
});

export const BesideTheirSection: Story = besideView(
  <SectionView section={voucherSection} onInteractive={nobody} />,
);

export const BesideAnItem: Story = besideView(
  <ItemView section={voucherSection} itemId="v-0" onInteractive={nobody} />,
);

/** What another page of the account has is no offer of its first one, even if it has the same name. */
export const OnAnotherPage: Story = {
  args: {
    answer: () => Response.json({ result: vouchers(true, false, false) }),
    page: { initialView: { name: 'page', pageId: 'menu' }, outline, overview: outline },
  },
  play: async ({ canvas }) => {
    (await canvas.findByText('2 vouchers')).scrollIntoView();
    await canvas.findByText('3 vouchers');
    await expect(canvas.getByRole('link')).toHaveTextContent('What everybody is offered');
    window.scrollTo(0, 0);
  },
};

/** Who cannot be told from anybody else is offered what everybody is. */
export const NobodyKnown: Story = {
  args: { anonymous: true, answer: () => Response.json({ result: vouchers(true, true) }) },
  play: async ({ canvas }) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByRole('link')).toHaveTextContent('What everybody is offered');
  },
};

/** Own data that cannot be had change nothing. */
export const OwnDataFail: Story = {
  args: { answer: () => new Response('', { status: 500 }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/Your own details couldn’t be loaded/);
    await expect(canvas.getByRole('link')).toHaveTextContent('What everybody is offered');
  },
};

/** What came too late for the server and is over by now, as its section is, is offered to nobody. */
export const TooLateAtAll: Story = {
  args: {
    ...tooLate,
    answer: () => Response.json({ result: { ...vouchers(false), until: '2026-11-20T00:00:00Z' } }),
  },
  play: async ({ canvas, canvasElement }) => {
    // The section is gone but for the anchor of links to it.
    await waitFor(() => expect(canvasElement.querySelector('a[name=voucher]:only-child')).not.toBeNull());
    window.scrollTo(0, document.documentElement.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.queryByRole('link', { name: /Voucher/ })).toBeNull();
    window.scrollTo(0, 0);
  },
};

/** What came too late for the server is offered to everybody, once its place is out of sight: nothing moves before their eyes. */
export const TooLateForTheServer: Story = {
  args: { ...tooLate, answer: () => Response.json({ result: vouchers(false) }) },
  play: async ({ canvas }) => {
    const below = canvas.getByText('What follows the offer');
    const before = below.getBoundingClientRect().top;
    const section = await canvas.findByText('1 vouchers');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(below.getBoundingClientRect().top).toBe(before);
    section.scrollIntoView();
    await expect(await canvas.findByRole('link', { name: /Voucher 0/ })).toHaveAttribute(
      'href',
      '/@komorebi/voucher/v-0',
    );
    window.scrollTo(0, 0);
  },
};

/**
 * Where the browser does not scroll along with what is put in above, as WebKit does not, the offer comes while another view is
 * shown: the way back shows all of it anew.
 */
export const TooLateWithoutScrollAnchoring: Story = {
  args: { ...tooLate, answer: () => Response.json({ result: vouchers(false) }) },
  beforeEach() {
    const supports = CSS.supports.bind(CSS);
    spyOn(CSS, 'supports').mockImplementation(
      (...asked: [string, string?]) => asked[0] !== 'overflow-anchor' && supports(...(asked as [string])),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('1 vouchers');
    // Its place has been seen.
    await new Promise((resolve) => setTimeout(resolve, 500));
    canvasElement.hidden = true;
    await waitFor(() => expect(canvasElement.querySelector('[data-fact=offer]')).not.toBeNull());
    canvasElement.hidden = false;
  },
};
