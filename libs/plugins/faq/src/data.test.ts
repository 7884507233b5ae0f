import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { faq } from './data.js';

it('the schema drops invalid and repeated questions', () => {
  const question = { id: 'opening-hours', question: 'When?', answer: 'Now.' };
  const other = { ...question, id: 'parking' };
  const sent = [{ ...question, id: 'Not/An id' }, question, null, other, question, 7];
  expect(parse(faq, { items: sent }).items).toMatchObject([question, other]);
});
