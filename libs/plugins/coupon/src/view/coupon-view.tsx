import { accountLang, PlainText, type ViewProps } from '@oa-profile/plugin-sdk';
import type { ReactElement, ReactNode } from 'react';
import type { Coupon, Coupons } from '../data.js';
import { couponState } from '../state/coupon-state.js';
import { CouponPicture } from '../ticket/coupon-picture.js';
import { CouponTags } from '../ticket/coupon-tags.js';
import { Ticket } from '../ticket/ticket.js';
import { CouponNotice } from './coupon-notice.js';
import { CouponTerms } from './coupon-terms.js';
import styles from './coupon-view.module.css';

/** One coupon in large. Its name is the heading of the page. */
export function CouponView({ data: { items }, itemId, ...props }: ViewProps<Coupons>): ReactNode {
  const coupon = items.find(({ id }) => id === itemId);
  return coupon && <LargeTicket coupon={coupon} {...props} />;
}

interface LargeTicketProps extends Pick<ViewProps<Coupons>, 'context' | 'own'> {
  coupon: Coupon;
}

function LargeTicket({ coupon, context, own }: LargeTicketProps): ReactElement {
  const { guide } = coupon;
  const state = couponState(coupon, context.now, context.account.timeZone);
  return (
    <Ticket
      parts="column"
      stub={
        <>
          <CouponPicture coupon={coupon} state={state} context={context} large />
          <div className={styles.tags}>
            <CouponTags coupon={coupon} state={state} context={context} />
          </div>
        </>
      }
    >
      <div className={styles.terms}>
        <CouponNotice coupon={coupon} state={state} context={context} own={own} />
        <CouponTerms coupon={coupon} context={context} />
        {guide && (
          <div className={styles.guide}>
            <PlainText text={guide} lang={accountLang(context)} />
          </div>
        )}
      </div>
    </Ticket>
  );
}
