import type { Faq } from '@oa-profile/api-client/schemas';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import { useRef, type ReactElement } from 'react';
import { MoreQuestions } from './more-questions.js';
import { QuestionList } from './question-list.js';
import { useLinkedAnswer } from './use-linked-answer.js';

/** How many questions are shown before the visitor asks for all. */
const SHOWN_FIRST = 8;

/** All questions are in the page at once: find-in-page and links reach every answer, without script too. */
export function FaqSection({ data: { items }, context }: SectionProps<Faq>): ReactElement {
  const section = useRef<HTMLDivElement>(null);
  useLinkedAnswer(section);
  const rest = items.slice(SHOWN_FIRST);
  return (
    <div ref={section}>
      <QuestionList items={items.slice(0, SHOWN_FIRST)} context={context} />
      {rest.length > 0 && (
        <MoreQuestions total={items.length} context={context}>
          <QuestionList items={rest} context={context} />
        </MoreQuestions>
      )}
    </div>
  );
}
