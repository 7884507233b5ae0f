import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { PageDialog } from '../../../core/dialogs/page-dialog.js';
import type { LateDialog } from '../../../core/feature/feature.js';
import { useProfileDispatch, useProfileSelector } from '../../../core/store/hooks.js';
import { actionTexts } from '../../../core/texts/action-texts.js';
import { AskInstead } from './ask-instead.js';
import { foldQuery } from './fold-text.js';
import styles from './search-dialog.module.css';
import { searchEntries } from './search-entries.js';
import { SearchResults } from './search-results.js';
import { queryChanged, selectQuery } from './search-slice.js';
import { searchTexts } from './search-texts.js';
import { usePageEntries } from './use-page-entries.js';

/**
 * One field that searches all sections: matches update with each letter, and Enter follows the first. Their number is
 * announced once typing rests, or a screen reader would speak over every letter.
 */
function SearchDialog(): ReactElement {
  const t = useTexts(searchTexts);
  const label = useTexts(actionTexts)('search.label');
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLUListElement>(null);
  const query = useProfileSelector(selectQuery);
  const { found: all, retry } = usePageEntries();
  useEffect(() => {
    // The dialog gives the focus to its title; visitors who open it are about to type, and perhaps something else.
    field.current?.focus();
    field.current?.select();
  }, []);

  const isAsked = foldQuery(query).length > 0;
  const found = all && isAsked ? searchEntries(all.entries, query) : undefined;
  const count = found?.length ?? 0;
  const isRested = useIsRested(query);
  const countText = found && (count > 0 ? t('found', { count, displayCount: number(count) }) : t('none'));
  return (
    <PageDialog title={label} className={styles.dialog}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          results.current?.querySelector('a')?.click();
        }}
      >
        <label className={styles.label} htmlFor={id}>
          {t('keyword')}
        </label>
        {/* No `type="search"`: in some browsers Esc would then clear the field instead of closing the dialog. */}
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={({ target }) => dispatch(queryChanged(target.value))}
        />
      </form>
      <div className={styles.found} aria-busy={isAsked && !all}>
        <LiveRegion className={styles.count}>
          {isAsked && !all && <p>{common('common.loading')}</p>}
        </LiveRegion>
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
        {found && count > 0 && <SearchResults ref={results} found={found} />}
        {found && count === 0 && <AskInstead />}
      </div>
    </PageDialog>
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

export const searchDialog: LateDialog = { Component: SearchDialog, texts: searchTexts };
