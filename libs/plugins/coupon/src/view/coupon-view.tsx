import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext, type ViewProps } from '@oa-profile/plugin-sdk';
import type { ReactElement, ReactNode } from 'react';
import {
  calendarIcon,
  DescriptionList,
  DescriptionRow,
  infoIcon,
  percentIcon,
  personIcon,
  ticketIcon,
} from '@oa-profile/ui';
import type { Coupon, Coupons } from '../data.js';
import {
  couponHurdle,
  couponState,
  drawStateOf,
  isOver,
  mayBeUsable,
  orderedCoupons,
} from '../state/coupon-state.js';
import { couponTexts } from '../texts.js';
import { CouponList, CouponTags } from '../ticket/coupon-ticket.js';
import { CouponPicture } from '../ticket/coupon-picture.js';
import { Ticket } from '../ticket/ticket.js';
import { CouponNotice } from './coupon-notice.js';
import styles from './coupon-view.module.css';
import { periodText } from '../state/coupon-words.js';

/** One coupon in large. Its name is the heading of the page. */
export function CouponView({ data: { items }, itemId, ...props }: ViewProps<Coupons>): ReactNode {
  const coupon = items.find(({ id }) => id === itemId);
  return (
    coupon && (
      <>
        <LargeTicket coupon={coupon} {...props} />
        <Others coupon={coupon} items={items} context={props.context} />
      </>
    )
  );
}

interface OthersProps {
  coupon: Coupon;
  items: readonly Coupon[];
  context: PluginContext;
}

/** Coupons that the visitor can use instead of one that is over. */
function Others({ coupon, items, context }: OthersProps): ReactNode {
  const t = useTexts(couponTexts);
  const { now, relation, account } = context;
  const { timeZone } = account;
  if (!isOver(couponState(coupon, now, timeZone))) return null;
  const usable = orderedCoupons(items, { now, timeZone, relation }).filter(({ coupon: other, state }) =>
    mayBeUsable(couponHurdle(other, state, relation)),
  );
  return (
    usable.length > 0 && (
      <div className={styles.others}>
        <h2>{t('view.others')}</h2>
        <CouponList coupons={usable} context={context} />
      </div>
    )
  );
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

interface CouponTermsProps {
  coupon: Coupon;
  context: PluginContext;
}

/** When, how often and for whom the coupon is valid. */
function CouponTerms({ coupon, context }: CouponTermsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const { usage, lotteryPercent, drawEntry, friendsOnly } = coupon;
  return (
    <DescriptionList>
      <DescriptionRow icon={calendarIcon} label={t('view.period')}>
        <FormattedText>{periodText(coupon, { timeZone, t, formatters })}</FormattedText>
      </DescriptionRow>
      <DescriptionRow icon={ticketIcon} label={t('view.usage')}>
        {t(`usage.${usage}`)}
        {usage === 'once' && <p className={styles.note}>{t('usage.counted')}</p>}
      </DescriptionRow>
      {typeof lotteryPercent === 'number' && (
        <DescriptionRow icon={percentIcon} label={t('view.draw')}>
          <FormattedText>{`${formatters.number(lotteryPercent)}%`}</FormattedText>
        </DescriptionRow>
      )}
      {drawStateOf(coupon) && (
        <DescriptionRow icon={infoIcon} label={t('view.drawEntry')}>
          {drawEntry ? <PlainText text={drawEntry} lang={accountLang(context)} /> : t('view.drawEntry.ask')}
        </DescriptionRow>
      )}
      {friendsOnly && (
        <DescriptionRow icon={personIcon} label={t('view.audience')}>
          {t('friends')}
        </DescriptionRow>
      )}
    </DescriptionList>
  );
}
