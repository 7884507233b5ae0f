import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineStyleOf } from './inline-style.js';

const styles = { text: 'a{color:red}/* ค */', files: ['a.css'] };

it('the inline style has the page’s styles followed by the account’s colours, and the hash of both', () => {
  const { text, shared, colors, hash } = inlineStyleOf(styles, '#7a4a2b');
  expect(text.startsWith(styles.text)).toBe(true);
  expect(text).toContain('--oa-account-fill:#7a4a2b');
  expect(Buffer.from(shared).toString() + colors).toBe(text);
  expect(hash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
});

it('the inline style is made once for each colour and kind of page', () => {
  const first = inlineStyleOf(styles, '#7a4a2b');
  expect(inlineStyleOf(styles, '#7a4a2b')).toBe(first);
  expect(inlineStyleOf(styles, '#0b5cad').text).not.toBe(first.text);
  // What is compressed once: accounts have any number of colours.
  expect(inlineStyleOf(styles, '#0b5cad').shared).toBe(first.shared);
  expect(inlineStyleOf({ text: 'b{}', files: [] }, '#7a4a2b').text).toMatch(/^b\{\}/);
});
