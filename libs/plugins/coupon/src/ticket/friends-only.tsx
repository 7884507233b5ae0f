import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { addFriendIcon, Button, Icon, personIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import { friendStatus } from '../state/coupon-hurdle.js';
import { couponTexts } from '../texts.js';
import styles from './friends-only.module.css';

interface FriendsOnlyProps {
  coupon: Pick<Coupon, 'id' | 'name'>;
  /** Id of the coupon's name. */
  couponNameId: string;
  /** Called when the visitor adds the friend: the button disappears, and the focus with it. */
  onAdd: () => void;
  /** Without the button, which is in the coupon's view. */
  isSummary: boolean;
  context: PluginContext;
}

/** Says that a coupon is for friends, with a button for visitors who are not friends yet. */
export function FriendsOnly({
  coupon: { id, name },
  couponNameId,
  onAdd,
  isSummary,
  context,
}: FriendsOnlyProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  const mark = (
    <span className={styles.mark}>
      <Icon shape={personIcon} size="small" />
      {t('friends')}
    </span>
  );
  if (isSummary) return mark;
  return (
    <div className={styles.row}>
      {mark}
      {friendStatus(context.relation) === 'stranger' && (
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
