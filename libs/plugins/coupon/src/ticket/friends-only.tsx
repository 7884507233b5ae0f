import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { addFriendIcon, Button, Icon, personIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import { friendStanding } from '../state/friend-standing.js';
import { couponTexts } from '../texts.js';
import styles from './friends-only.module.css';

interface FriendsOnlyProps {
  coupon: Pick<Coupon, 'id' | 'name'>;
  /** Id of the coupon's name. */
  couponNameId: string;
  /** The visitor has asked to become a friend: the button goes, and what had the focus with it. */
  onAdd: () => void;
  /** Says it alone: how to become one is in the coupon's view. */
  isSummary: boolean;
  context: PluginContext;
}

/** Says that a coupon is for friends; to a visitor who is not a friend yet, it offers to become one. */
export function FriendsOnly({
  coupon: { id, name },
  couponNameId,
  onAdd,
  isSummary,
  context,
}: FriendsOnlyProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  return (
    <div className={clsx(styles.row, isSummary && styles.summary)}>
      <span className={styles.mark}>
        <Icon shape={personIcon} size="small" />
        {t('friends')}
      </span>
      {!isSummary && friendStanding(context.relation) === 'stranger' && (
        <Button
          size="small"
          icon={addFriendIcon}
          className={styles.add}
          aria-describedby={couponNameId}
          onClick={() => {
            context.emit({ type: 'addFriend', item: { id, title: name } });
            onAdd();
          }}
        >
          {common('action.addFriend')}
        </Button>
      )}
    </div>
  );
}
