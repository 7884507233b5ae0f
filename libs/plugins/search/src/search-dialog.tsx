import { PageDialog, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './search-dialog.module.css';
import { queryChanged, selectSearch } from './search-slice.js';

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
