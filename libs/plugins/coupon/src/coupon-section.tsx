import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, ShowMore, type SectionProps } from '@oa-profile/plugin-sdk';
import { SnapRow } from '@oa-profile/ui';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import styles from './coupon-section.module.css';
import type { Coupons } from './data.js';
import { orderedCoupons } from './state/coupon-state.js';
import { couponTexts } from './texts.js';
import { CouponList, CouponTicket } from './ticket/coupon-ticket.js';

/** How many coupons of a list without pages are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 6;

/** The account's coupons: usable ones first, used and expired ones last. */
export function CouponSection({
  data: { items, nextCursor },
  context,
  more,
  wholeHref,
}: SectionProps<Coupons>): ReactElement {
  const t = useTexts(couponTexts);
  const { now, relation } = context;
  const { timeZone } = context.account;
  const { number } = useFormatters(timeZone);
  const list = useRef<HTMLUListElement>(null);
  const coupons = useMemo(
    () => orderedCoupons(items, { now, timeZone, relation }),
    [items, now, timeZone, relation],
  );
  // The initial value: a list in pages must not fold when its last page is loaded.
  const [isPaged] = useState(nextCursor !== undefined);
  // Of a list in pages nobody knows the number.
  const isCounted = !more && coupons.length > 1;
  if (wholeHref !== undefined) {
    return (
      <FoldedItems
        items={coupons}
        shownFirst={SHOWN_IN_SUMMARY}
        href={wholeHref}
        hasMore
        label={isCounted ? t('showAll', { total: number(coupons.length) }) : undefined}
        className={styles.link}
      >
        {(shown) => (
          <SnapRow>
            {shown.map(({ coupon, state }) => (
              <li key={coupon.id}>
                <CouponTicket coupon={coupon} state={state} isSummary context={context} />
              </li>
            ))}
          </SnapRow>
        )}
      </FoldedItems>
    );
  }
  return (
    <div className={styles.section}>
      <FoldedItems items={coupons} shownFirst={isPaged ? coupons.length : SHOWN_FIRST} className={styles.all}>
        {(shown, isRest) => <CouponList ref={isRest ? null : list} coupons={shown} context={context} />}
      </FoldedItems>
      <ShowMore more={more} list={list} label={t('showMore')} failure={t('showMore.failed')} />
    </div>
  );
}
