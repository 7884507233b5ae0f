import { expect, it } from 'vitest';
import { faqItemCard } from './faq-item-card.js';

const data = {
  items: [
    { id: 'parking', question: 'Can I park?', answer: 'Nearby.' },
    { id: 'pets', question: 'And my dog?', answer: `Yes.\n\n${'It is welcome on the terrace. '.repeat(10)}` },
  ],
};

it('a question’s card has the question and its answer', () => {
  expect(faqItemCard(data, 'parking')).toEqual({ title: 'Can I park?', description: 'Nearby.' });
});

it('a question’s card shortens a long answer to one line', () => {
  const { description = '' } = faqItemCard(data, 'pets') ?? {};
  expect(description).toMatch(/^Yes\. It is welcome .*…$/);
  expect(description.length).toBeLessThanOrEqual(120);
});

it('an unknown question has no card', () => {
  expect(faqItemCard(data, 'gone')).toBeUndefined();
});
