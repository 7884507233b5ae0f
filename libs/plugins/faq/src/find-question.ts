import type { Faq } from './data.js';

export function findQuestion({ items }: Faq, itemId: string): Faq['items'][number] | undefined {
  return items.find(({ id }) => id === itemId);
}
