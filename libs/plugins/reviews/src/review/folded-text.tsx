import { useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { reviewsTexts } from '../texts.js';
import styles from './folded-text.module.css';
import { isLongText } from './is-long-text.js';

interface FoldedTextProps {
  /** The text that is shown, to check its length. */
  text: string;
  lang: string | undefined;
  children: ReactNode;
  onUnfold?: () => void;
  className?: string | undefined;
}

/**
 * The first lines of a long text, and all of them when the visitor asks. The switch is a native `<details>` below the
 * text, which only CSS uses: the whole text stays available to search engines, find-in-page and screen readers.
 */
export function FoldedText({ text, lang, children, onUnfold, className }: FoldedTextProps): ReactElement {
  const t = useTexts(reviewsTexts);
  const isLong = isLongText(text);
  return (
    <div className={clsx(isLong && styles.folded, className)}>
      <div className={styles.text} lang={lang}>
        {children}
      </div>
      {isLong && (
        <details
          className={styles.switch}
          onToggle={(event) => event.currentTarget.open && onUnfold?.()}
          // It may have been opened before hydration.
          suppressHydrationWarning
        >
          <summary className={styles.summary}>
            <span className={styles.whenFolded}>{t('readMore')}</span>
            <span className={styles.whenUnfolded}>{t('readLess')}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
