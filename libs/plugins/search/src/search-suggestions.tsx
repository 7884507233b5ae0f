import { useFollowLink, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { useMemo, type ReactElement } from 'react';
import type { PageEntry } from './page-entries.js';
import { searchEntries } from './search-entries.js';
import { queryChanged } from './search-slice.js';
import styles from './search-suggestions.module.css';
import { searchTexts } from './search-texts.js';

/** Things that people look for on pages of accounts. */
export const suggested = [
  'wifi',
  'parking',
  'cards',
  'children',
  'vegan',
  'outlets',
  'pets',
  'allergies',
] as const;

interface SearchSuggestionsProps {
  entries: readonly PageEntry[];
}

/** Until something is typed: words that find something on this page, and its sections. */
export function SearchSuggestions({ entries }: SearchSuggestionsProps): ReactElement {
  const t = useTexts(searchTexts);
  const dispatch = useProfileDispatch();
  const follow = useFollowLink();
  const words = useMemo(
    () => suggested.map((name) => t(`try.${name}`)).filter((word) => searchEntries(entries, word).length > 0),
    [entries, t],
  );
  const sections = entries.filter(({ isSection }) => isSection);
  return (
    <>
      {words.length > 0 && (
        <>
          <h3 className={styles.title}>{t('try')}</h3>
          <ul role="list" className={styles.words}>
            {words.map((word) => (
              <li key={word}>
                <button
                  type="button"
                  className={styles.word}
                  onClick={({ currentTarget }) => {
                    // The button is about to go, and what was chosen can be changed in the field.
                    currentTarget.closest('dialog')?.querySelector('input')?.focus();
                    dispatch(queryChanged(word));
                  }}
                >
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {sections.length > 0 && (
        <>
          <h3 className={styles.title}>{t('sections')}</h3>
          <ul role="list">
            {sections.map(({ key, title, href }) => (
              <li key={key}>
                <a className={styles.section} href={href} onClick={(event) => follow(event, href)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
