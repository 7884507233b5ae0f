import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import styles from './rotate-notice.module.css';

/**
 * Asks who holds a phone on its side to turn it, for which the page is not made (SPEC section 1). Styles alone decide
 * when it is seen. It can be dismissed: some phones are fixed to a wheelchair, and some visitors cannot turn theirs.
 */
export function RotateNotice(): ReactElement | null {
  const t = useTexts(commonTexts);
  const [dismissed, setDismissed] = useState(false);
  if (dismissed) return null;
  return (
    <aside className={styles.notice}>
      <p className={styles.words}>{t('page.rotate')}</p>
      <Button onClick={() => setDismissed(true)}>{t('page.rotateAnyway')}</Button>
    </aside>
  );
}
