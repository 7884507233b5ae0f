import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as ui from './index.js';

const h = createElement;
const picture = { url: 'https://pictures.example.com/1.jpg', width: 640, height: 400, alt: 'A counter' };
const noop = (): void => {};

const elements: Record<string, ReactElement> = {
  Avatar: h(ui.Avatar, { name: 'Komorebi', picture }),
  'Avatar without picture': h(ui.Avatar, { name: 'Komorebi' }),
  Badge: h(ui.Badge, { kind: 'verified', label: 'Verified account', show: 'text' }),
  Button: h(ui.Button, { icon: ui.chatIcon, pending: true, children: 'Chat' }),
  'Button with href': h(ui.Button, { href: '/menu', children: 'Menu' }),
  Chips: h(ui.Chips, { chips: [{ text: 'Free Wi-Fi', icon: ui.wifiIcon }, { text: 'Cash' }] }),
  DescriptionList: h(ui.DescriptionList, {
    children: h(ui.DescriptionRow, { label: 'Phone', icon: ui.phoneIcon, children: '03-1234-5678' }),
  }),
  Dialog: h(ui.Dialog, { open: false, onClose: noop, title: 'Call', closeLabel: 'Close', children: 'Now?' }),
  Disclosure: h(ui.Disclosure, {
    id: 'parking',
    summary: 'Parking?',
    open: true,
    children: 'Behind the house.',
  }),
  ExternalButton: h(ui.ExternalButton, {
    href: 'https://example.com/',
    newTabLabel: 'Opens in a new tab',
    children: 'Order',
  }),
  ExternalLink: h(ui.ExternalLink, {
    href: 'https://example.com/',
    newTabLabel: 'Opens in a new tab',
    children: 'Shop',
  }),
  FoldedList: h(ui.FoldedList<number>, {
    items: [1, 2, 3],
    shownFirst: 2,
    label: 'Show all 3',
    children: (items) => items.join(', '),
  }),
  Icon: h(ui.Icon, { shape: ui.wifiIcon, label: 'Free Wi-Fi' }),
  IconButton: h(ui.IconButton, { icon: ui.starIcon, label: 'Favorite', pressed: false }),
  InlineMessage: h(ui.InlineMessage, {
    tone: 'critical',
    retry: { label: 'Try again', onRetry: noop },
    children: 'No network.',
  }),
  LiveRegion: h(ui.LiveRegion, { children: 'Link copied.' }),
  Picture: h(ui.Picture, { picture }),
  Popover: h(ui.Popover, { id: 'more', title: 'More', closeLabel: 'Close', children: 'Share' }),
  Section: h(ui.Section, { title: 'About', children: 'A roastery.' }),
  ShowAllLink: h(ui.ShowAllLink, { href: '#all', label: 'Show all 3' }),
  SnapRow: h(ui.SnapRow, { children: h('li', null, 'Yanaka') }),
  Skeleton: h(ui.Skeleton, { lines: 3 }),
  SkeletonGroup: h(ui.SkeletonGroup, { children: h(ui.Skeleton) }),
  Spinner: h(ui.Spinner, { label: 'Loading…' }),
  Tag: h(ui.Tag, { tone: 'positive', children: 'Open' }),
  ToastRegion: h(ui.ToastRegion, {
    toasts: [{ id: '1', tone: 'success', text: 'Added.' }],
    onDismiss: noop,
    dismissLabel: 'Dismiss',
  }),
  VisuallyHidden: h(ui.VisuallyHidden, { children: 'minutes' }),
};

it.each(Object.entries(elements))(
  'a server renders %s without a browser and without inline styles',
  (_name, element) => {
    expect(renderToString(element)).not.toMatch(/\sstyle=/);
  },
);

it('a server covers every primitive', () => {
  const primitives = Object.keys(ui).filter(
    (name) => /^[A-Z]/.test(name) && !name.endsWith('Context') && name !== 'DescriptionRow',
  );
  expect(Object.keys(elements).map((name) => name.split(' ')[0])).toEqual(expect.arrayContaining(primitives));
});

it('a server names a section by its heading, whose id derives from the section’s', () => {
  expect(renderToString(h(ui.Section, { id: 'faq', title: 'Questions', children: null }))).toContain(
    'aria-labelledby="faq-title"',
  );
});
