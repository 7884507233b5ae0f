import {
  dialogOpened,
  PageDialog,
  useIsHydrated,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, searchIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isWorthSearching } from './is-worth-searching.js';
import { searchProfileTexts } from './on-profile/search-profile-texts.js';
import styles from './search-button.module.css';
import { queryChanged, selectSearch } from './search-slice.js';

/** Opens the search, which needs script: the button is visible once it works, in a place reserved for it. */
export function SearchButton(): ReactElement | null {
  const t = useTexts(searchProfileTexts);
  const dispatch = useProfileDispatch();
  const isOffered = useProfileSelector(({ page }) => isWorthSearching(page.outline));
  const isScripted = useIsHydrated();
  if (!isOffered) return null;
  const title = t('label');
  return (
    <IconButton
      icon={searchIcon}
      label={title}
      className={clsx(styles.search, !isScripted && styles.later)}
      // Within the tap: on an iPhone the keyboard only opens for a field that has the focus by then.
      onClick={() => flushSync(() => dispatch(dialogOpened({ name: 'search', title })))}
    />
  );
}

interface SearchDialogProps {
  /** What is found, or what stands for it until its code has loaded. */
  children: ReactNode;
}

/**
 * One field that searches all sections, and below it what is found. The field does not wait for that: it has the focus
 * within the tap that opens it, so nothing typed is lost, and a phone shows its keyboard. Enter follows the first match.
 */
export function SearchDialog({ children }: SearchDialogProps): ReactElement {
  const dispatch = useProfileDispatch();
  const field = useRef<HTMLInputElement>(null);
  const { query } = useProfileSelector(selectSearch);
  const title = useProfileSelector(({ dialogs: { open } }) => (open?.name === 'search' ? open.title : ''));
  // Visitors who open it again may look for something else.
  useLayoutEffect(() => field.current?.select(), []);
  return (
    <PageDialog title={title} className={styles.dialog} field={field}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.nextElementSibling?.querySelector<HTMLElement>('[data-found] a')?.click();
        }}
      >
        {/* No `type="search"`: in some browsers Esc would then clear the field instead of closing the dialog. */}
        <input
          ref={field}
          className={styles.field}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={title}
          value={query}
          onChange={({ target }) => dispatch(queryChanged(target.value))}
        />
      </form>
      {children}
    </PageDialog>
  );
}
