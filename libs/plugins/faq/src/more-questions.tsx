import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { chevronDownIcon, Icon } from '@oa-profile/ui';
import { useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import styles from './faq.module.css';
import { faqTexts } from './texts.js';

interface MoreQuestionsProps {
  /** How many questions there are in all. */
  total: number;
  children: ReactNode;
  context: PluginContext;
}

/**
 * What is shown when the visitor asks for all. A native `<details>`, so that a link or find-in-page into it opens it;
 * once open it has nothing left to offer, and its button goes.
 */
export function MoreQuestions({ total, children, context }: MoreQuestionsProps): ReactElement {
  const t = useTexts(faqTexts);
  const { number } = useFormatters(context.account.timeZone);
  const details = useRef<HTMLDetailsElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // The button that was pressed goes; the reading goes on at the first question that it uncovered. Opened at once and
  // not by the browser: hiding the button takes its focus away, before or after `toggle` comes.
  const showAll = (event: MouseEvent): void => {
    event.preventDefault();
    if (details.current) details.current.open = true;
    content.current?.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className={styles.more} suppressHydrationWarning>
      <summary className={styles.showAll} onClick={showAll}>
        {t('showAll', { total: number(total) })}
        <Icon shape={chevronDownIcon} size="small" />
      </summary>
      <div ref={content}>{children}</div>
    </details>
  );
}
