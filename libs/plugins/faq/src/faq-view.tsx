import type { ViewProps } from '@oa-profile/plugin-sdk';
import type { ReactNode } from 'react';
import { Answer } from './answer.js';
import type { Faq } from './data.js';
import { findQuestion } from './find-question.js';

/** One answer at its own address; the page shows its question as the heading. */
export function FaqView({ data, itemId, context }: ViewProps<Faq>): ReactNode {
  const item = findQuestion(data, itemId);
  return item && <Answer item={item} context={context} />;
}
