import { langAttribute } from '@oa-profile/i18n';
import { useLanguage } from '@oa-profile/i18n/react';
import { isPlainClick } from '@oa-profile/ui';
import { Fragment, type MouseEvent, type ReactElement, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useAccountLang } from '../../../core/account/use-account-lang.js';
import { dialogClosed } from '../../../core/dialogs/dialogs-slice.js';
import { showSection } from '../../../core/outline/show-section.js';
import { usePageEnvironment, useProfileDispatch } from '../../../core/store/hooks.js';
import type { PageEntry } from './page-entries.js';
import styles from './search-dialog.module.css';
import type { FoundEntry, TextPiece } from './search-entries.js';

interface SearchResultsProps {
  found: readonly FoundEntry<PageEntry>[];
  ref: Ref<HTMLUListElement>;
}

/** The matches: each with its section's name and a link. */
export function SearchResults({ found, ref }: SearchResultsProps): ReactElement {
  const accountLang = useAccountLang();
  const language = useLanguage();
  const langOf = (tag: string | undefined): string | undefined =>
    tag === undefined ? accountLang : langAttribute(tag, language);
  const dispatch = useProfileDispatch();
  const { openOverlays } = usePageEnvironment();

  /** A target on this page is behind the dialog, whose history entry is removed first. */
  function follow(event: MouseEvent, href: string): void {
    if (!href.startsWith('#') || !isPlainClick(event)) return;
    event.preventDefault();
    flushSync(() => dispatch(dialogClosed()));
    void openOverlays.settled().then(() => {
      if (!showSection(href)) window.scrollTo({ top: 0, behavior: 'instant' });
    });
  }

  return (
    <ul ref={ref} role="list">
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
