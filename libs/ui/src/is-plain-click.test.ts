import { expect, it } from 'vitest';
import { isPlainClick, type LinkClick } from './is-plain-click.js';

const click: LinkClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

it('a click without modifiers on a link counts as plain', () => {
  expect(isPlainClick(click)).toBe(true);
});

it.each<Partial<LinkClick>>([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('a click with %j is left to the browser', (part) => {
  expect(isPlainClick({ ...click, ...part })).toBe(false);
});
