import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn } from 'storybook/test';
import * as ui from './index.js';
import { drawnPicture, Row } from './testing/story-parts.js';
import styles from './testing/story-parts.module.css';

const {
  Avatar,
  Badge,
  Button,
  Chips,
  DescriptionList,
  DescriptionRow,
  Dialog,
  Disclosure,
  ExternalButton,
  ExternalLink,
  FoldedList,
  Icon,
  IconButton,
  InlineMessage,
  LiveRegion,
  Picture,
  Popover,
  Section,
  ShowAllLink,
  Skeleton,
  SnapRow,
  Spinner,
  Tag,
  ToastRegion,
  VisuallyHidden,
} = ui;

/** Names of the components that the package exports. */
type Primitive = {
  [Name in keyof typeof ui & Capitalize<string>]: (typeof ui)[Name] extends (...args: never[]) => unknown
    ? Name
    : never;
}[keyof typeof ui & Capitalize<string>];

function OpenedDialog(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Unblock this account?"
        closeLabel="Close"
        actions={
          <Button variant="primary" size="large" onClick={close}>
            Unblock
          </Button>
        }
      >
        <p>You will get its messages again.</p>
      </Dialog>
    </>
  );
}

function ShownToast(): ReactElement {
  const [toasts, setToasts] = useState<readonly ui.ToastMessage[]>([]);
  const show = (): void => setToasts([{ id: 'added', tone: 'success', text: 'Added to your favorites.' }]);
  return (
    <>
      <Button onClick={show}>Show</Button>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} dismissLabel="Dismiss" />
    </>
  );
}

/** One of each. If one is missing here, this does not compile. */
type Shown = Exclude<Primitive, 'DescriptionRow' | 'SkeletonGroup' | 'BackClosesContext'>;
const specimens: Readonly<Record<Shown, ReactElement>> = {
  Avatar: (
    <Row>
      <Avatar name="Komorebi Coffee" picture={drawnPicture(192, 192)} size="large" />
      <Avatar name="こもれび珈琲" />
      <Avatar name="Melati" size="small" />
    </Row>
  ),
  Badge: (
    <Row>
      <Badge kind="verified" label="Verified account" />
      <Badge kind="premium" label="Premium account" />
      <Badge kind="unverified" label="Unverified account" show="text" />
    </Row>
  ),
  Button: (
    <Row>
      <Button variant="primary" icon={ui.addFriendIcon}>
        Add friend
      </Button>
      <Button icon={ui.chatIcon}>Chat</Button>
      <Button variant="quiet">Menu</Button>
      <Button variant="critical">Report</Button>
      <Button pending>Send</Button>
    </Row>
  ),
  IconButton: (
    <Row>
      <IconButton icon={ui.copyIcon} label="Copy address" />
      <IconButton icon={ui.shareIcon} label="Share" variant="secondary" />
      <IconButton icon={ui.starFilledIcon} label="Favorite" pressed />
      <IconButton icon={ui.closeIcon} label="Close" variant="floating" />
    </Row>
  ),
  ExternalButton: (
    <ExternalButton href="https://order.example.com/" newTabLabel="Opens in a new tab">
      Order online
    </ExternalButton>
  ),
  ExternalLink: (
    <ExternalLink href="https://komorebi.example.com/" newTabLabel="Opens in a new tab">
      komorebi.example.com
    </ExternalLink>
  ),
  Icon: (
    <Row>
      <Icon shape={ui.clockIcon} size="small" />
      <Icon shape={ui.pinIcon} />
      <Icon shape={ui.giftIcon} size="large" label="Gift" />
    </Row>
  ),
  Popover: (
    <>
      <Button popoverTarget="specimen">More</Button>
      <Popover id="specimen" title="More" closeLabel="Close">
        Esc, the button or a tap beside it closes it.
      </Popover>
    </>
  ),
  Tag: (
    <Row>
      <Tag>Cash only</Tag>
      <Tag tone="account">New</Tag>
      <Tag tone="positive">Open now</Tag>
      <Tag tone="warning">Closes soon</Tag>
      <Tag tone="critical">Sold out</Tag>
    </Row>
  ),
  Chips: <Chips chips={[{ text: 'Free Wi-Fi', icon: ui.wifiIcon }, { text: 'Cash' }]} />,
  DescriptionList: (
    <DescriptionList>
      <DescriptionRow icon={ui.clockIcon} label="Hours">
        Open until 7:00 PM
      </DescriptionRow>
      <DescriptionRow
        icon={ui.pinIcon}
        label="Address"
        hideLabel
        action={<IconButton icon={ui.copyIcon} label="Copy address" />}
      >
        2-14-6 Zoshigaya, Toshima-ku, Tokyo
      </DescriptionRow>
    </DescriptionList>
  ),
  Disclosure: <Disclosure summary="Can I bring my dog?">It is welcome on the terrace.</Disclosure>,
  FoldedList: (
    <FoldedList items={['Yanaka', 'Nezu', 'Ueno']} shownFirst={1} label="Show all 3 branches">
      {(names) => <p tabIndex={-1}>{names.join(', ')}</p>}
    </FoldedList>
  ),
  Section: <p>Every card of this page is one, with its name as the heading.</p>,
  Picture: <Picture picture={drawnPicture(640, 360, 'Hills under a low sun')} shape="wide" />,
  ShowAllLink: <ShowAllLink href="#branches" label="Show all 24 branches" />,
  SnapRow: (
    <SnapRow>
      {['Yanaka', 'Nezu'].map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{name}</a>
        </li>
      ))}
    </SnapRow>
  ),
  Skeleton: (
    <div className={styles.person}>
      <Skeleton shape="circle" className={styles.face} />
      <Skeleton lines={2} />
    </div>
  ),
  Spinner: (
    <Row>
      <Spinner size="small" />
      <Spinner label="Loading…" />
      <Spinner size="large" />
    </Row>
  ),
  InlineMessage: (
    <InlineMessage tone="critical" retry={{ label: 'Try again', onRetry: fn() }}>
      A network error occurred. Please try again.
    </InlineMessage>
  ),
  LiveRegion: (
    <LiveRegion>
      <p>Link copied.</p>
    </LiveRegion>
  ),
  Dialog: <OpenedDialog />,
  ToastRegion: <ShownToast />,
  VisuallyHidden: (
    <p>
      30<VisuallyHidden> minutes</VisuallyHidden>′
    </p>
  ),
};

const meta = {
  title: 'UI/Overview',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={styles.overview}>
      {Object.entries(specimens).map(([name, specimen]) => (
        <Section key={name} title={name}>
          {specimen}
        </Section>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(Object.keys(specimens).length);
  },
};

export const OnAPhone: Story = {};
