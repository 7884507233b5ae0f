import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { chevronDownIcon, Icon } from '@oa-profile/ui';
import { useRef, type ReactElement, type ReactNode } from 'react';
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
  const summary = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);

  // The button that was pressed goes; the reading goes on at the first question that it uncovered.
  const continueReading = (): void => {
    if (document.activeElement === summary.current) content.current?.querySelector('summary')?.focus();
  };
  return (
    <details className={styles.more} onToggle={continueReading} suppressHydrationWarning>
      <summary ref={summary} className={styles.showAll}>
        {t('showAll', { total: number(total) })}
        <Icon shape={chevronDownIcon} size="small" />
      </summary>
      <div ref={content}>{children}</div>
    </details>
  );
}
