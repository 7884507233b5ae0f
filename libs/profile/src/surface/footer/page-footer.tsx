import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { LanguageLinks } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import styles from './page-footer.module.css';

/** Whose or what the page is, and the other languages that it is available in. */
export function PageFooter(): ReactElement {
  const t = useTexts(commonTexts);
  const siteName = useProfileSelector(({ page }) => page.siteName);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('page.languages')}>
        <LanguageLinks isCentered />
      </nav>
      <p className={styles.note}>{siteName ?? t('page.footer')}</p>
    </footer>
  );
}
