import { DialogEntry, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { actionTexts, type SwitchState, useSwitch } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { formatCount } from '@oa-profile/i18n/internal';
import { FormattedText, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { keepFilledIcon, keepIcon, picturesIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { follow } from '../../actions/follow/follow.js';
import { keep } from '../../actions/keep/keep.js';

/** Whether the page is in the visitor's own collection. */
export function KeepEntry(): ReactElement {
  const t = useTexts(actionTexts);
  const dispatch = useProfileDispatch();
  const state = useSwitch(keep);
  const on = state.shown?.on ?? false;
  return (
    <DialogEntry
      icon={on ? keepFilledIcon : keepIcon}
      label={t('keep.label')}
      {...useSwitchLook(state, t('save.keep'))}
      onClick={() => void dispatch(keep.set(!on))}
    />
  );
}

/** Whether the visitor follows the account's posts, and the number of followers. */
export function FollowEntry(): ReactElement {
  const t = useTexts(actionTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const state = useSwitch(follow);
  const counted = useProfileSelector(({ page }) => page.account.followerCount);
  const on = state.shown?.on ?? false;
  const count = state.shown?.count ?? counted;
  const details = (
    <>
      <span>{t('save.follow')}</span>
      {count !== undefined && (
        <FormattedText>
          {t('follow.followers', { count, displayCount: formatCount(language, count) })}
        </FormattedText>
      )}
    </>
  );
  return (
    <DialogEntry
      icon={picturesIcon}
      label={t('follow.label')}
      {...useSwitchLook(state, details)}
      onClick={() => void dispatch(follow.set(!on))}
    />
  );
}

/** The state of a switch, or why it cannot be used: without the app's SDK the visitor is unknown. */
function useSwitchLook(state: SwitchState, details: ReactElement | string) {
  const t = useTexts(commonTexts);
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  const on = state.shown?.on ?? false;
  return {
    pressed: on,
    pending: state.update.status === 'Loading',
    isUnavailable: isLost,
    details: isLost ? t('failed.connection') : details,
  };
}
