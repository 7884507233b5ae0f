import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { OwnDataStatus, PluginContext } from '@oa-profile/plugin-sdk';
import { addFriendIcon, Button } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Coupon } from '../data.js';
import type { CouponState } from '../state/coupon-state.js';
import { friendStanding } from '../state/friend-standing.js';
import { startText } from '../state/period-text.js';
import { couponTexts } from '../texts.js';
import styles from './coupon-notice.module.css';

interface CouponNoticeProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
  /** While it is not known whether the visitor has used it. */
  own: OwnDataStatus | undefined;
}

/** What the visitor is to do with the coupon now, or why nothing can be done. */
export function CouponNotice({ coupon, state, context, own }: CouponNoticeProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const standing = coupon.friendsOnly ? friendStanding(context.relation) : 'friend';

  if (state.name === 'used' || state.name === 'expired')
    return <p className={styles.over}>{t(`view.${state.name}`)}</p>;
  if (standing === 'blocked') return <p className={styles.notice}>{t('friends.unblock')}</p>;
  if (standing === 'stranger') {
    return (
      <div className={styles.notice}>
        <p>{t('friends.add')}</p>
        <Button
          variant="primary"
          size="large"
          wide
          icon={addFriendIcon}
          className={styles.add}
          onClick={() => context.emit({ type: 'addFriend', item: { id: coupon.id, title: coupon.name } })}
        >
          {common('action.addFriend')}
        </Button>
      </div>
    );
  }
  if (state.name === 'upcoming') {
    return (
      <p className={styles.notice}>
        {t('view.upcoming', { from: startText(coupon, { timeZone, formatters }) })}
      </p>
    );
  }
  // One without limit is never used up.
  if (own && coupon.usage === 'once')
    return <p className={styles.notice}>{t(own === 'Failure' ? 'view.unchecked' : 'view.checking')}</p>;
  return <p className={styles.notice}>{t('view.show')}</p>;
}
