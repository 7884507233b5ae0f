import { FoldedItems, type SectionProps } from '@oa-profile/plugin-sdk';
import { useRef, type ReactElement } from 'react';
import type { Faq } from './data.js';
import styles from './faq.module.css';
import { QuestionList } from './question-list.js';
import { useLinkedAnswer } from './use-linked-answer.js';

/** How many questions are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 3;

/** All questions are in the page: find-in-page and links reach every answer, even without script. */
export function FaqSection({ data: { items }, context, wholeHref }: SectionProps<Faq>): ReactElement {
  const section = useRef<HTMLDivElement>(null);
  useLinkedAnswer(section);
  return (
    <div ref={section}>
      <FoldedItems
        items={items}
        shownFirst={wholeHref === undefined ? SHOWN_FIRST : SHOWN_IN_SUMMARY}
        className={styles.more}
      >
        {(shown) => <QuestionList items={shown} context={context} />}
      </FoldedItems>
    </div>
  );
}
