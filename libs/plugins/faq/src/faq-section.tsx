import { FoldedItems, accountLang, type SectionProps, type PluginContext } from '@oa-profile/plugin-sdk';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { Disclosure } from '@oa-profile/ui';
import type { Faq } from './data.js';
import styles from './faq.module.css';
import { Answer } from './answer.js';
import { answerId } from './answer-id.js';

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

/**
 * Opens the answer that the page's fragment names, at first and whenever the address changes, and focuses its question.
 * Some browsers open it and scroll to it by themselves, but none moves the focus.
 */
function useLinkedAnswer(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reveal = (): void => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (target && section.current?.contains(target)) revealAnswer(target);
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [section]);
}

function revealAnswer(target: HTMLElement): void {
  const question = target.closest('details');
  for (let details = question; details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
  target.scrollIntoView({ block: 'start' });
  question?.querySelector('summary')?.focus({ preventScroll: true });
}

interface QuestionListProps {
  items: Faq['items'];
  context: PluginContext;
}

/** Questions that open and close. */
function QuestionList({ items, context }: QuestionListProps): ReactElement {
  return (
    <ul role="list" className={styles.questions}>
      {items.map((item) => (
        <li key={item.id} className={styles.question}>
          <Disclosure
            id={answerId(item.id)}
            summary={<span lang={accountLang(context)}>{item.question}</span>}
            onToggle={(open) => open && context.emit({ type: 'action', name: 'openAnswer' })}
          >
            <Answer item={item} context={context} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
