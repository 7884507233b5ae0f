import { dialogOpened, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, searchIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { isWorthSearching } from './is-worth-searching.js';
import { searchProfileTexts } from './on-profile/search-profile-texts.js';
import styles from './search-button.module.css';

const never = (): (() => void) => () => undefined;

/** Opens the search, which needs script: the button is visible once it works, in a place reserved for it. */
export function SearchButton(): ReactElement | null {
  const t = useTexts(searchProfileTexts);
  const dispatch = useProfileDispatch();
  const isOffered = useProfileSelector(({ page }) => isWorthSearching(page.outline));
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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
