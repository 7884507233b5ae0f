import { itemDescription, type ItemCard } from '@oa-profile/plugin-sdk';
import type { Faq } from './data.js';
import { findQuestion } from './find-question.js';

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
