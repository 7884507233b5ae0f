import { itemDescription, type ItemCard } from '@oa-profile/plugin-sdk';
import type { Faq } from './data.js';

export function faqItemCard(data: Faq, itemId: string): ItemCard | undefined {
  const item = findQuestion(data, itemId);
  return (
    item && {
      title: item.question,
      description: itemDescription(item.answer),
      shareImage: item.shareImage,
    }
  );
}

export function findQuestion({ items }: Faq, itemId: string): Faq['items'][number] | undefined {
  return items.find(({ id }) => id === itemId);
}
