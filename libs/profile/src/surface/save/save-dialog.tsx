import {
  DialogEntries,
  DialogEntry,
  PageDialog,
  selectOfferedRelation,
  useProfileDispatch,
  useProfileSelector,
  visibleActions,
} from '@oa-profile/plugin-sdk/page';
import {
  actionTexts,
  addFriend,
  DialogNotice,
  loadRelation,
  setFavorite,
  unblock,
  useSwitch,
  type SwitchState,
  type VisibleAction,
} from '@oa-profile/plugin-sdk/internal';
import { FormattedText, useLanguage, useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import { commonTexts } from '@oa-profile/i18n';
import { formatCount } from '@oa-profile/i18n/internal';
import {
  addFriendIcon,
  checkIcon,
  Icon,
  keepFilledIcon,
  keepIcon,
  personIcon,
  picturesIcon,
  starFilledIcon,
  starIcon,
  unblockIcon,
} from '@oa-profile/ui';
import { follow } from '../../actions/follow/follow.js';
import { keep } from '../../actions/keep/keep.js';

/** Every way to come back to the account later, each with what it is good for. */
export function SaveDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const features = useProfileSelector(({ page }) => page.account.features);
  return (
    <PageDialog title={t('save.label')}>
      <DialogNotice />
      <DialogEntries>
        {features.includes('keep') && <KeepEntry />}
        {features.includes('follow') && <FollowEntry />}
        <FriendEntries />
      </DialogEntries>
    </PageDialog>
  );
}

/** Whether the page is in the visitor's own collection. */
function KeepEntry(): ReactElement {
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
function FollowEntry(): ReactElement {
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

const nobody: VisibleAction[] = [];

/** The actions on the relation, as in the action bar, with what each is good for. */
function FriendEntries(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const relation = useProfileSelector(selectOfferedRelation);
  // It stays true while the relation is requested again.
  const isMissed = useProfileSelector(
    (state) => !state.relation.confirmed && state.relation.shown?.friendshipType === 'unknown',
  );
  const actions =
    relation === 'unknown' ? nobody : visibleActions(relation.friendshipType, relation.favorite);
  return (
    <>
      {relation !== 'unknown' && relation.friendshipType === 'friend' && (
        <DialogEntry
          icon={personIcon}
          label={t('save.isFriend')}
          details={t('save.friendGets')}
          end={<Icon shape={checkIcon} />}
        />
      )}
      {isMissed && (
        <DialogEntry
          icon={starIcon}
          label={common('action.favorite')}
          details={common('failed.relation')}
          isUnavailable
          onClick={() => void dispatch(loadRelation())}
        />
      )}
      {actions.map((action) => (
        <RelationEntry key={action.action} {...action} />
      ))}
    </>
  );
}

function RelationEntry({ action, active = false }: VisibleAction): ReactElement | null {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const pending = useProfileSelector(({ relation }) => relation.update.status === 'Loading');
  switch (action) {
    case 'chat':
      return null;
    case 'favorite':
      return (
        <DialogEntry
          icon={active ? starFilledIcon : starIcon}
          label={common('action.favorite')}
          details={t('save.favorite')}
          pressed={active}
          // Its own change, or that of the friendship: only a friend can be a favourite.
          pending={pending}
          onClick={() => void dispatch(setFavorite(!active))}
        />
      );
    case 'addFriend':
    case 'unblock':
      return (
        <DialogEntry
          icon={action === 'addFriend' ? addFriendIcon : unblockIcon}
          label={common(`action.${action}`)}
          details={t('save.friend')}
          pending={pending}
          onClick={() => void dispatch(action === 'addFriend' ? addFriend() : unblock())}
        />
      );
  }
}
