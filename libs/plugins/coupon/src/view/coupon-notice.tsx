import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { OwnDataStatus, PluginContext } from '@oa-profile/plugin-sdk';
import { addFriendIcon, Button } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useState, type ReactElement } from 'react';
import type { Coupon } from '../data.js';
import { couponHurdle } from '../state/coupon-hurdle.js';
import type { CouponState } from '../state/coupon-state.js';
import { startText } from '../state/period-text.js';
import { couponTexts } from '../texts.js';
import { CounterDialog } from './counter-dialog.js';
import styles from './coupon-notice.module.css';

interface CouponNoticeProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
  /** Set while it is not known whether the visitor has used it, or only as of an earlier time. */
  own: OwnDataStatus | undefined;
}

/** What the visitor can do with the coupon now, or why nothing. */
export function CouponNotice({ coupon, state, context, own }: CouponNoticeProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const hurdle = couponHurdle(coupon, state, context.relation);
  const [isShown, setShown] = useState(false);

  switch (hurdle) {
    case 'used':
    case 'lost':
    case 'expired':
      return <p className={styles.over}>{t(`view.${hurdle}`)}</p>;
    case 'blocked':
      return <p className={styles.notice}>{t('friends.unblock')}</p>;
    case 'stranger':
      return (
        <div className={styles.notice}>
          <p>{t('friends.add')}</p>
          <Button
            variant="primary"
            size="large"
            wide
            icon={addFriendIcon}
            className={styles.way}
            onClick={() => context.emit({ type: 'addFriend', item: { id: coupon.id, title: coupon.name } })}
          >
            {common('action.addFriend')}
          </Button>
        </div>
      );
    case 'upcoming':
      return (
        <p className={styles.notice}>
          {t('view.upcoming', { from: startText(coupon, { timeZone, formatters }) })}
        </p>
      );
    case 'notEntered':
    case 'entered':
      return <p className={styles.notice}>{t(`view.${hurdle}`)}</p>;
    case 'unknown':
      // Before its first day no check can bring the button.
      if (!isChecking(own) || state.name === 'upcoming')
        return <p className={styles.notice}>{t('view.drawUnknown')}</p>;
      break;
    case undefined:
  }
  // An unlimited coupon is never used up.
  const kept = typeof own === 'object' ? own : undefined;
  // Without a network the visitor's earlier data are the best available; their time is shown.
  const unknown = (coupon.usage === 'once' || hurdle) && !kept ? own : undefined;
  if (unknown === 'Failure') return <p className={styles.notice}>{t('view.unchecked')}</p>;
  return (
    <div className={styles.notice}>
      <p>{t(unknown ? 'view.checking' : 'view.show')}</p>
      <Button
        variant="primary"
        size="large"
        wide
        // Already in its place during the check, so that nothing below moves.
        pending={unknown !== undefined}
        className={clsx(styles.way, styles.counter)}
        onClick={() => {
          context.emit({ type: 'action', name: 'showAtCounter' });
          setShown(true);
        }}
      >
        {t('view.counter')}
      </Button>
      {isShown && !unknown && (
        <CounterDialog
          coupon={coupon}
          state={state}
          context={context}
          asOf={kept?.asOf}
          onClose={() => setShown(false)}
        />
      )}
    </div>
  );
}

/** Whether an answer about this visitor may still come. */
const isChecking = (own: OwnDataStatus | undefined): boolean => own === 'Loading' || own === 'Late';
