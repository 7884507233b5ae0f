import { expect, it } from 'vitest';
import { answerId } from './answer-id.js';

it('an answer’s id begins with the plugin’s name, so that it is unique on the page', () => {
  expect(answerId('parking')).toBe('faq-parking');
});

it.each(['a', '1', '-', 'opening-hours', 'a'.repeat(40)])(
  'an answer’s id needs no encoding in an address: %s',
  (itemId) => {
    expect(new URL(`#${answerId(itemId)}`, 'https://example.com').hash).toBe(`#${answerId(itemId)}`);
  },
);
