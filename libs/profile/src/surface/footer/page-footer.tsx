import { commonTexts, languages, type Language } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { linkQuery } from '../../core/views/view.js';
import styles from './page-footer.module.css';

/** Each language in its own words, which are what its readers look for. */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-TW': '繁體中文',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  ko: '한국어',
};

/** Whose or what the page is, and the other languages that it is available in. */
export function PageFooter(): ReactElement {
  const t = useTexts(commonTexts);
  const language = useLanguage();
  const { opener, siteName } = useProfileSelector(({ page }) => page);
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('page.languages')}>
        <ul className={styles.languages}>
          {languages.map((tag) => (
            <li key={tag}>
              <a
                className={styles.language}
                href={linkQuery(tag, opener)}
                lang={tag}
                hrefLang={tag}
                aria-current={tag === language ? 'true' : undefined}
              >
                {names[tag]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.note}>{siteName ?? t('page.footer')}</p>
    </footer>
  );
}
