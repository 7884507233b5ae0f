import { expect, it } from 'vitest';
import { answerId } from './answer-id.js';

it('says whose it is, so that an answer never takes the id of something else on the page', () => {
  expect(answerId('parking')).toBe('faq-parking');
});

it.each(['a', '1', '-', 'opening-hours', 'a'.repeat(40)])('reads the same in an address: %s', (itemId) => {
  expect(new URL(`#${answerId(itemId)}`, 'https://example.com').hash).toBe(`#${answerId(itemId)}`);
});
