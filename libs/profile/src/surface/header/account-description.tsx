import { hasFullProfile } from '@oa-profile/api-client';
import { textWidth, useAccountLang, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './account-description.module.css';

/** What two lines of a narrow card hold, in letters. */
const TWO_LINES = 84;

/**
 * The account in its own words: two lines, and the rest on demand, unless nothing follows. Needs no script. Of an account
 * that has neither words nor anything else, this is said.
 */
export function AccountDescription(): ReactElement | null {
  const t = useTexts(commonTexts);
  const { account, sections, tabs, isPartial, initialView } = useProfileSelector(({ page }) => page);
  const { description } = account;
  const lang = useAccountLang();
  if (!description) {
    // Documents of other views have no sections, whatever the account has, nor are those of most countries shown.
    const isAll =
      initialView.name === 'profile' &&
      !sections[0] &&
      !tabs[0] &&
      !isPartial &&
      hasFullProfile(account.countryCode);
    return isAll ? <p className={styles.description}>{t('header.nothingYet')}</p> : null;
  }
  const text = (
    <span className={styles.text} lang={lang}>
      {description}
    </span>
  );
  if (!sections[0] || textWidth(description) <= TWO_LINES)
    return <p className={styles.description}>{text}</p>;
  return (
    <details className={clsx(styles.description, styles.folded)} suppressHydrationWarning>
      <summary className={styles.summary}>
        {text}
        <span className={styles.more}>{t('common.readMore')}</span>
      </summary>
    </details>
  );
}
