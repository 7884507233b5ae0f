import { languages } from '@oa-profile/i18n';
import { languageNames } from '@oa-profile/i18n/internal';
import { useLanguage } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import { linkQuery } from '../views/view.js';
import styles from './language-links.module.css';

/** Links to the same view in each language. */
export function LanguageLinks({ isCentered = false }: { isCentered?: boolean }): ReactElement {
  const language = useLanguage();
  const opener = useProfileSelector(({ page }) => page.opener);
  return (
    <ul role="list" className={clsx(styles.languages, isCentered && styles.centered)}>
      {languages.map((tag) => (
        <li key={tag}>
          <a
            className={styles.language}
            href={linkQuery(tag, opener)}
            lang={tag}
            hrefLang={tag}
            aria-current={tag === language ? 'true' : undefined}
          >
            {languageNames[tag]}
          </a>
        </li>
      ))}
    </ul>
  );
}
