import type { PageSection } from '@oa-profile/api-client';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Plugin, SectionOutline } from '@oa-profile/plugin-sdk/page';
import { calendarIcon } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within, type queries } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { sampleAddress, sampleInfo, sampleSections } from '@oa-profile/profile/internal/testing';
import { missingTiles, sampleNearbyPlaces, sampleTiles, withPlace } from './testing/sample-place.js';
import { placePlugin } from './place-plugin.js';
import { StillMap } from './map/still-map.js';
import { placeTexts } from './place-texts.js';
import { PlaceView } from './place-view.js';

const meta = {
  title: 'Plugins/Place',
  component: PageStory,
  args: {
    plugins: [placePlugin],
    account: { name: 'Komorebi Coffee', contentLanguage: 'en', color: '#2f6b4f' },
    sections: sampleSections,
    page: {
      initialView: { name: 'named', view: 'place' },
      ...withPlace({ tiles: sampleTiles, nearby: sampleNearbyPlaces }),
    },
    children: <PlaceView onInteractive={() => undefined} />,
  },
  parameters: {
    layout: 'fullscreen',
    texts: [placeTexts],
    docs: { story: { inline: false, height: '844px' } },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within<typeof queries>>;

const sectionsAt = (address: BasicInfo['address']): PageSection[] => [
  { type: 'basic-info', id: 'info', data: { ...sampleInfo, address } },
];

const mapOf = (canvas: Canvas): HTMLElement => canvas.getByLabelText('Map centered on Komorebi Coffee');

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Map and hours' })).toBeVisible();
    await waitFor(() => expect(mapOf(canvas)).toBeVisible());
    await expect(canvas.getByText('© Sample map contributors')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Directions Opens in a new tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/directions$/));
    await expect(canvas.getByRole('button', { name: 'Show to the driver' })).toBeVisible();

    await expect(await canvas.findByRole('region', { name: 'Facts' })).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'Guests' })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

const tables: Plugin = {
  name: 'tables',
  button: () => ({ icon: calendarIcon, label: 'Reserve', href: '/@komorebi/tables' }),
};

/** The way there is what a visitor has come for, also where something can be reserved. */
export const OneFilledAction: Story = {
  args: { plugins: [placePlugin, tables] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Reserve' })).toBeVisible();
    const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
    const way = canvas.getByRole('link', { name: 'Directions Opens in a new tab' });
    const actions = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    await expect(actions.filter((action) => ground(action) === ground(way))).toEqual([way]);
  },
};

/** On a map as small as a ticket's, the words that its licence asks for would hide half of it. */
export const SmallPicture: Story = {
  tags: ['test-only'],
  args: {
    children: (
      <div style={{ inlineSize: '9.6rem' }}>
        <StillMap latitude={35.72} longitude={139.77} />
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const credit = canvas.getByText('© Sample map contributors');
    await waitFor(() => expect(credit).toBeVisible());
    const map = credit.previousElementSibling as Element;
    await expect(map.getBoundingClientRect().bottom).toBeLessThanOrEqual(credit.getBoundingClientRect().top);
  },
};

/** Buttons and keys do what fingers do. */
export const Zooming: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const farther = await canvas.findByRole('button', { name: 'Zoom out' });
    const nearer = canvas.getByRole('button', { name: 'Zoom in' });
    // Faster than the map moves.
    for (let press = 0; press < 6; press += 1) await userEvent.click(nearer);
    await waitFor(() => expect(nearer).toHaveAttribute('aria-disabled', 'true'));
    await expect(nearer).toHaveFocus();
    await userEvent.click(nearer);
    await expect(farther).toHaveAttribute('aria-disabled', 'false');

    mapOf(canvas).focus();
    // The library reads key codes, which the test's keyboard omits.
    await fireEvent.keyDown(mapOf(canvas), { key: '-', keyCode: 189 });
    await waitFor(() => expect(nearer).toHaveAttribute('aria-disabled', 'false'));
  },
};

/** The position of a marker's centre, relative to the map's. */
function fromMiddle(canvas: Canvas, marker: Element | null | undefined): [number, number] {
  const map = mapOf(canvas).getBoundingClientRect();
  const box = marker?.getBoundingClientRect() ?? map;
  return [
    Math.round(box.x + box.width / 2 - map.x - map.width / 2),
    Math.round(box.y + box.height / 2 - map.y - map.height / 2),
  ];
}

/** For visitors who use one finger or cannot drag: the buttons come when they are wanted. */
export const Moving: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Move the map' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Move the map' }));
    const group = within(canvas.getByRole('group', { name: 'Move the map' }));
    const pin = mapOf(canvas).querySelector('.leaflet-marker-icon');
    const [x, y] = fromMiddle(canvas, pin);
    await userEvent.click(group.getByRole('button', { name: 'Move right' }));
    await waitFor(() => expect(fromMiddle(canvas, pin)[0]).toBeLessThan(x - 20));
    await userEvent.click(group.getByRole('button', { name: 'Move left' }));
    await waitFor(() => expect(fromMiddle(canvas, pin)).toEqual([x, y]));
    await userEvent.click(group.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(fromMiddle(canvas, pin)[1]).toBeGreaterThan(y + 20));
  },
};

/** Its number stands out in the middle of the map, and screen readers announce it. */
export const ShowsANearbyPlace: Story = {
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('application');
    const said = within(canvas.getByRole('region', { name: 'Map' })).getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show Cherry avenue of Yanaka Cemetery on the map' }),
    );
    await expect(map).toHaveFocus();
    await expect(said).toHaveTextContent('The map shows Cherry avenue of Yanaka Cemetery.');
    const marker = [...map.querySelectorAll('.leaflet-marker-icon')].find(
      ({ textContent }) => textContent === '3',
    );
    await waitFor(() => expect(fromMiddle(canvas, marker).map(Math.abs)).toEqual([0, 0]));
    await expect(marker).toHaveAttribute('data-shown');
  },
};

/** A visitor who reads the driver's language needs no help. */
export const NoDriverToShowIt: Story = {
  tags: ['test-only'],
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^経路/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '運転手に見せる' })).toBeNull();
  },
};

/** One finger moves the page, and a hint says so. */
export const OneFinger: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(mapOf(canvas)).toBeVisible());
    const map = mapOf(canvas);
    await expect(getComputedStyle(map).touchAction).toContain('pan-y');
    const touch = new Touch({ identifier: 1, target: map, clientX: 100, clientY: 100 });
    const hint = canvas.getByText('Use two fingers to move the map.');
    await waitFor(async () => {
      await fireEvent.touchMove(map, { touches: [touch] });
      await expect(hint).toBeVisible();
    });
    await waitFor(() => expect(hint).not.toBeVisible());
  },
};

/** The address stays in place of the map. */
export const TilesFail: Story = {
  args: { page: { ...meta.args.page, ...withPlace({ tiles: missingTiles, nearby: sampleNearbyPlaces }) } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Map' }));
    await expect(await region.findByText('Unable to show the map right now.')).toBeVisible();
    await expect(region.getByText(sampleAddress.text)).toBeVisible();
    await expect(mapOf(canvas)).not.toBeVisible();
    // None of them moves a map.
    const buttons = region.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual(['Show to the driver', 'Share this place']);
    await expect(region.queryByText('© Nobody')).toBeNull();
  },
};

/** A host without a map server. */
export const NoTiles: Story = {
  args: { page: { ...meta.args.page, ...withPlace({ nearby: sampleNearbyPlaces }) } },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Map' }));
    await expect(region.getByText(sampleAddress.text)).toBeVisible();
    await expect(region.getByRole('link', { name: /Directions/ })).toBeVisible();
    await expect(region.queryByRole('application', { hidden: true })).toBeNull();
  },
};

export const NoCoordinates: Story = {
  args: {
    // A host that does not lead to the map app itself: the link says where.
    page: { ...meta.args.page, servedFiles: [] },
    sections: sectionsAt({ text: '木漏れ日珈琲\n東京都台東区谷中3-99-7' }),
    account: { name: '木漏れ日珈琲', contentLanguage: 'ja' },
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Map' }));
    await expect(region.getByText(/谷中/)).toHaveAttribute('lang', 'ja');
    await expect(region.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('谷中')),
    );
    await expect(region.queryByRole('application', { hidden: true })).toBeNull();
  },
};

export const NoAddress: Story = {
  args: { sections: sectionsAt(undefined) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Facts' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Map' })).toBeNull();
  },
};

export const Nearby: Story = {
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Nearby' }));
    const rows = region.getAllByRole('listitem').map(({ innerText }) => innerText.replace(/\s+/g, ' '));
    await expect(rows).toEqual([
      expect.stringContaining('Maruhisa Rice Crackers 80 m Closed now Rice crackers'),
      expect.stringContaining('Sato Abacus School 170 m Hours not available School'),
      expect.stringContaining('Cherry avenue of Yanaka Cemetery 420 m Open now Walk'),
    ]);
    await expect(region.getAllByRole('link')).toHaveLength(1);
    await expect(region.getByRole('link', { name: /Sato Abacus School/ })).toHaveAttribute(
      'href',
      '/@justaname',
    );
  },
};

const closedForNow: SectionOutline = {
  id: 'basic-info',
  type: 'basic-info',
  title: 'Facts',
  highlights: [{ kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly: {}, temporarilyClosed: {} } }],
};

/** A visitor who finds it closed first sees what is open, with its number on the map. */
export const SomewhereElse: Story = {
  args: { page: { ...meta.args.page, outline: [closedForNow] } },
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Open now nearby' }));
    const rows = region.getAllByRole('listitem').map(({ innerText }) => innerText.replace(/\s+/g, ' '));
    await expect(rows).toEqual([
      expect.stringContaining('3 Cherry avenue of Yanaka Cemetery 420 m Open now'),
    ]);
    await expect(await region.findByRole('button', { name: /^Show Cherry avenue/ })).toBeVisible();
  },
};

export const ManyNearby: Story = {
  args: {
    page: {
      ...meta.args.page,
      basePath: '/liff/@komorebi',
      query: '?lang=en',
      ...withPlace({
        tiles: sampleTiles,
        nearby: Array.from({ length: 200 }, (_, index) => ({
          id: `place-${index}`,
          name: `Lantern House ${index + 1}`,
          distance: 40 * (index + 1),
          latitude: 35.72713 + 0.0003 * (index % 9),
          longitude: 139.76602 + 0.0004 * (index % 11),
          hours: undefined,
          searchId: `@lantern-${index + 1}`,
        })),
      }),
    },
  },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Nearby' }));
    await expect(region.getByText('Lantern House 6')).toBeVisible();
    await expect(region.getByText('Lantern House 7')).not.toBeVisible();
    await userEvent.click(region.getByText('Show 194 more'));
    await expect(region.getByText('Lantern House 200')).toBeVisible();
    await expect(region.getByRole('link', { name: /Lantern House 7 / })).toHaveFocus();
    await expect(region.getByRole('link', { name: /Lantern House 7 / })).toHaveAttribute(
      'href',
      '/liff/@lantern-7?lang=en',
    );
  },
};

export const NothingNearby: Story = {
  args: { page: { ...meta.args.page, ...withPlace({ tiles: sampleTiles }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Nearby' })).toBeNull();
  },
};

export const LongThai: Story = {
  globals: { language: 'th' },
  args: {
    account: {
      name: 'ร้านอาหารริมแม่น้ำเจ้าพระยาที่ใหญ่ที่สุดในกรุงเทพมหานครและปริมณฑลสาขาสะพานพระรามแปด',
      contentLanguage: 'th',
    },
    sections: sectionsAt({
      ...sampleAddress,
      text: 'เลขที่หนึ่งร้อยยี่สิบสามถนนเจริญกรุงแขวงบางคอแหลมเขตบางคอแหลมกรุงเทพมหานครหนึ่งศูนย์หนึ่งสองศูนย์',
    }),
    page: {
      ...meta.args.page,
      ...withPlace({
        tiles: missingTiles,
        nearby: sampleNearbyPlaces.map((place) => ({
          ...place,
          name: 'พิพิธภัณฑ์ประวัติศาสตร์ชุมชนริมน้ำและศูนย์การเรียนรู้ภูมิปัญญาท้องถิ่น',
          category: 'พิพิธภัณฑ์และศูนย์การเรียนรู้',
        })),
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'แผนที่และเวลาทำการ' })).toBeVisible();
    await expect(await canvas.findByText('ขณะนี้ไม่สามารถแสดงแผนที่ได้')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
