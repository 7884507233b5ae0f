import type { Faq } from '@oa-profile/api-client/schemas';
import { shorten, type ItemCard } from '@oa-profile/plugin-sdk';
import { findQuestion } from './find-question.js';

/** As much as messengers show of a description. */
const DESCRIPTION_LENGTH = 120;

/** What a link to an answer shows of it. */
export function faqItemCard(data: Faq, itemId: string): ItemCard | undefined {
  const item = findQuestion(data, itemId);
  return item && { title: item.question, description: shorten(item.answer, DESCRIPTION_LENGTH) };
}
