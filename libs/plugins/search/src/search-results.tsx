import { useAccountLang, useFollowLink } from '@oa-profile/plugin-sdk/page';
import { langAttribute } from '@oa-profile/i18n';
import { useLanguage } from '@oa-profile/i18n/react';
import { Fragment, type ReactElement } from 'react';
import type { PageEntry } from './page-entries.js';
import styles from './search-findings.module.css';
import type { FoundEntry, TextPiece } from './search-entries.js';

interface SearchResultsProps {
  found: readonly FoundEntry<PageEntry>[];
}

/** The matches: each with its section's name and a link. */
export function SearchResults({ found }: SearchResultsProps): ReactElement {
  const accountLang = useAccountLang();
  const language = useLanguage();
  const langOf = (tag: string | undefined): string | undefined =>
    tag === undefined ? accountLang : langAttribute(tag, language);
  const follow = useFollowLink();

  return (
    // Marked for the field, whose Enter follows the first one.
    <ul role="list" data-found="">
      {found.map(({ entry: { key, section, href, titleLang, textLang }, title, excerpt }) => (
        <li key={key} className={styles.result}>
          {section !== undefined && <span className={styles.section}>{section}</span>}
          <a
            className={styles.title}
            href={href}
            lang={langOf(titleLang)}
            onClick={(event) => follow(event, href)}
          >
            <Marked pieces={title} />
          </a>
          {excerpt && (
            <span className={styles.excerpt} lang={langOf(textLang)}>
              <Marked pieces={excerpt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Marked({ pieces }: { pieces: readonly TextPiece[] }): ReactElement[] {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  );
}
