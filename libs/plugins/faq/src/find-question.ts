import type { Faq } from './data.js';

/** The question that a link names. */
export function findQuestion({ items }: Faq, itemId: string): Faq['items'][number] | undefined {
  return items.find(({ id }) => id === itemId);
}
