import {
  DialogEntry,
  selectOfferedRelation,
  useProfileDispatch,
  useProfileSelector,
  visibleActions,
} from '@oa-profile/plugin-sdk/page';
import {
  actionTexts,
  addFriend,
  loadRelation,
  setFavorite,
  unblock,
  type VisibleAction,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import {
  Icon,
  addFriendIcon,
  checkIcon,
  personIcon,
  starFilledIcon,
  starIcon,
  unblockIcon,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';

const nobody: VisibleAction[] = [];

/** The actions on the relation, as in the action bar, with what each is good for. */
export function FriendEntries(): ReactElement {
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
