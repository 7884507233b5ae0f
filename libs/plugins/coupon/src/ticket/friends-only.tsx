import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { addFriendIcon, Button, Icon, personIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { friendStanding } from '../state/friend-standing.js';
import { couponTexts } from '../texts.js';
import styles from './friends-only.module.css';

interface FriendsOnlyProps {
  /** Id of the coupon's name. */
  couponNameId: string;
  context: PluginContext;
}

/** Says that a coupon is for friends; to who is none yet, it offers to become one. */
export function FriendsOnly({ couponNameId, context }: FriendsOnlyProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon shape={personIcon} size="small" />
        {t('friends')}
      </span>
      {friendStanding(context.relation) === 'stranger' && (
        <Button
          size="small"
          icon={addFriendIcon}
          className={styles.add}
          aria-describedby={couponNameId}
          onClick={() => context.emit({ type: 'addFriend' })}
        >
          {common('action.addFriend')}
        </Button>
      )}
    </div>
  );
}
