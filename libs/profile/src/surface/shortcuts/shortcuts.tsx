import { commonTexts, formatCount } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import {
  calendarIcon,
  checkIcon,
  keepFilledIcon,
  keepIcon,
  pinIcon,
  plusIcon,
  qrIcon,
  shareIcon,
} from '@oa-profile/ui';
import { useEffect, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import { dialogOpened } from '../../core/dialogs/dialogs-slice.js';
import { follow } from '../../features/follow/follow.js';
import { keep } from '../../features/keep/keep.js';
import type { LateProps } from '../../core/late/late-part.js';
import { share } from '../../core/sharing/share.js';
import type { ProfileStore } from '../../core/store/create-store.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { viewHref } from '../../core/views/view.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { Hint } from './hint.js';
import { Shortcut } from './shortcut.js';
import styles from './shortcuts.module.css';

/** What a visitor can do besides the main action, as far as the account offers it. */
export function Shortcuts({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(actionTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const { account, origin, shareUrl } = page;
  const offers = (feature: (typeof account.features)[number]): boolean => account.features.includes(feature);
  const hasPlace = page.sections.some(({ type }) => type === 'basic-info');
  return (
    <ul role="list" className={styles.row} aria-label={t('row.label')}>
      {hasPlace && (
        <li>
          <Shortcut icon={pinIcon} label={t('place.label')} href={viewHref(page, { name: 'place' })} />
        </li>
      )}
      {offers('reservation') && (
        <li>
          <Shortcut
            icon={calendarIcon}
            label={t('reserve.label')}
            href={`${viewHref(page, { name: 'place' })}#reservation`}
          />
        </li>
      )}
      {offers('share') && (
        <li>
          <Shortcut
            icon={shareIcon}
            label={t('share.label')}
            onClick={() => void dispatch(share({ title: account.name, url: shareUrl }))}
          />
        </li>
      )}
      {offers('keep') && (
        <li>
          <KeepShortcut />
        </li>
      )}
      {offers('follow') && (
        <li>
          <FollowShortcut />
        </li>
      )}
      {origin === 'web' && (
        // The phone of a desktop's visitor is in the pocket; on a phone the code is of little use. The style sheet tells
        // them apart, so that the server renders the same for both.
        <li className={styles.desktop}>
          <Hint name="qr" text={t('qr.hint')} align="end">
            <Shortcut
              icon={qrIcon}
              label={t('qr.label')}
              onClick={() => dispatch(dialogOpened('addInApp'))}
            />
          </Hint>
        </li>
      )}
    </ul>
  );
}

function FollowShortcut(): ReactElement {
  const t = useTexts(actionTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const store = useStore() as ProfileStore;
  const returns = useProfileSelector((state) => state.returns);
  useEffect(() => {
    store.addReducer(follow);
    void store.dispatch(follow.load());
  }, [store, returns]);
  const state = useProfileSelector((all) => all.follow);
  const counted = useProfileSelector(({ page }) => page.account.followerCount);
  const on = state?.shown?.on ?? false;
  const unavailable = useUnavailable();
  const count = state?.shown?.count ?? counted;
  const countedFollowers = (followers: number): { shown: string; words: string } => {
    const shown = formatCount(language, followers);
    return { shown, words: t('follow.followers', { count: followers, displayCount: shown }) };
  };
  return (
    <Shortcut
      icon={on ? checkIcon : plusIcon}
      label={t('follow.label')}
      pressed={on}
      pending={state?.update.status === 'Loading'}
      unavailable={unavailable}
      count={count === undefined ? undefined : countedFollowers(count)}
      onClick={() => void dispatch(follow.set(!on))}
    />
  );
}

/** Why what needs the visitor's account cannot be used; undefined where it can. */
function useUnavailable(): string | undefined {
  const t = useTexts(commonTexts);
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  return isLost ? t('failed.connection') : undefined;
}

function KeepShortcut(): ReactElement {
  const t = useTexts(actionTexts);
  const origin = useProfileSelector(({ page }) => page.origin);
  const dispatch = useProfileDispatch();
  const store = useStore() as ProfileStore;
  const returns = useProfileSelector((state) => state.returns);
  useEffect(() => {
    store.addReducer(keep);
    void store.dispatch(keep.load());
  }, [store, returns]);
  const state = useProfileSelector((all) => all.keep);
  const on = state?.shown?.on ?? false;
  const unavailable = useUnavailable();
  const shortcut = (
    <Shortcut
      icon={on ? keepFilledIcon : keepIcon}
      label={t('keep.label')}
      pressed={on}
      pending={state?.update.status === 'Loading'}
      unavailable={unavailable}
      onClick={() => void dispatch(keep.set(!on))}
    />
  );
  // An anonymous visitor has no collection to be told about.
  if (origin === 'web' || unavailable !== undefined) return shortcut;
  return (
    <Hint name="keep" text={t('keep.hint')} align="end">
      {shortcut}
    </Hint>
  );
}
