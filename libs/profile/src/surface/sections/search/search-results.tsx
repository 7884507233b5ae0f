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
  const lang = useAccountLang();
  const dispatch = useProfileDispatch();
  const { openOverlays } = usePageEnvironment();

  /** A target on this page is behind the dialog, whose history entry is removed first. */
  function follow(event: MouseEvent, href: string): void {
    if (!href.startsWith('#') || !isPlainClick(event)) return;
    event.preventDefault();
    flushSync(() => dispatch(dialogClosed()));
    void openOverlays.settled().then(() => showSection(href.slice(1)));
  }

  return (
    <ul ref={ref} role="list" className={styles.results}>
      {found.map(({ entry: { key, section, href }, title, excerpt }) => (
        <li key={key} className={styles.result}>
          <span className={styles.section}>{section}</span>
          <a className={styles.title} href={href} lang={lang} onClick={(event) => follow(event, href)}>
            <Marked pieces={title} />
          </a>
          {excerpt && (
            <span className={styles.excerpt} lang={lang}>
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
