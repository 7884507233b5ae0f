import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import { FoldedList } from '@oa-profile/ui';
import { useRef, type ReactElement } from 'react';
import type { Faq } from './data.js';
import styles from './faq.module.css';
import { QuestionList } from './question-list.js';
import { faqTexts } from './texts.js';
import { useLinkedAnswer } from './use-linked-answer.js';

/** How many questions are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 3;

/** All questions are in the page: find-in-page and links reach every answer, even without script. */
export function FaqSection({ data: { items }, context, wholeHref }: SectionProps<Faq>): ReactElement {
  const t = useTexts(faqTexts);
  const { number } = useFormatters(context.account.timeZone);
  const section = useRef<HTMLDivElement>(null);
  useLinkedAnswer(section);
  return (
    <div ref={section}>
      <FoldedList
        items={items}
        shownFirst={wholeHref === undefined ? SHOWN_FIRST : SHOWN_IN_SUMMARY}
        label={t('showAll', { total: number(items.length) })}
        className={styles.more}
      >
        {(shown) => <QuestionList items={shown} context={context} />}
      </FoldedList>
    </div>
  );
}
