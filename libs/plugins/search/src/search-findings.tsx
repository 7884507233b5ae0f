import { type LateDialog, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { AskInstead } from './ask-instead.js';
import { foldQuery } from './fold-text.js';
import { searchEntries } from './search-entries.js';
import styles from './search-findings.module.css';
import { SearchResults } from './search-results.js';
import { selectSearch } from './search-slice.js';
import { SearchSuggestions } from './search-suggestions.js';
import { searchTexts } from './search-texts.js';
import { usePageEntries } from './use-page-entries.js';

/**
 * What is found, below the field of the search. It changes with each letter; the number of matches is announced once
 * typing rests, or a screen reader would speak over every letter.
 */
function SearchFindings(): ReactElement {
  const t = useTexts(searchTexts);
  const common = useTexts(commonTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const { query } = useProfileSelector(selectSearch);
  const { found: all, retry } = usePageEntries();

  const isAsked = foldQuery(query).length > 0;
  const found = all && isAsked ? searchEntries(all.entries, query) : undefined;
  const count = found?.length ?? 0;
  const isRested = useIsRested(query);
  const countText = found && (count > 0 ? t('found', { count, displayCount: number(count) }) : t('none'));
  return (
    <div className={styles.found} aria-busy={isAsked && !all}>
      <LiveRegion className={styles.count}>{isAsked && !all && <p>{common('common.loading')}</p>}</LiveRegion>
      {countText && (
        <p className={styles.count} aria-hidden="true">
          {countText}
        </p>
      )}
      <LiveRegion visuallyHidden>{isRested && countText}</LiveRegion>
      <LiveRegion>
        {all?.isIncomplete && (
          <InlineMessage tone="warning" retry={{ label: common('common.retry'), onRetry: retry }}>
            {t('incomplete')}
          </InlineMessage>
        )}
      </LiveRegion>
      {!isAsked && <p className={styles.count}>{t('scope')}</p>}
      {!isAsked && all && <SearchSuggestions entries={all.entries} />}
      {found && count > 0 && <SearchResults found={found} />}
      {found && count === 0 && <AskInstead />}
    </div>
  );
}

/** Longer than the pause between two letters, also on a phone's keyboard. */
const REST_MS = 1000;

/** Whether a value that is being typed has not changed for a while. */
function useIsRested(value: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}

export const searchFindings: LateDialog = { Component: SearchFindings, texts: searchTexts };
