import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { keepUnits } from '../state/keep-units.js';
import { clsx } from 'clsx';
import { useId, useRef, type ReactElement } from 'react';
import { isOver } from '../state/coupon-state.js';
import type { CouponWithState } from '../state/ordered-coupons.js';
import { deadlineText } from '../state/coupon-words.js';
import { couponTexts } from '../texts.js';
import { CouponPicture } from './coupon-picture.js';
import { CouponTags } from './coupon-tags.js';
import styles from './coupon-ticket.module.css';
import { FriendsOnly } from './friends-only.js';
import { Ticket } from './ticket.js';

interface CouponTicketProps extends CouponWithState {
  /** Shows only its benefit, in large text, and until when. @default false */
  isSummary?: boolean;
  context: PluginContext;
}

/** A coupon in the list. The whole ticket is the link to its view. */
export function CouponTicket({ coupon, state, isSummary = false, context }: CouponTicketProps): ReactElement {
  const t = useTexts(couponTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const nameId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const { id, name, guide, usage, friendsOnly } = coupon;
  const over = isOver(state);
  const lang = accountLang(context);
  const deadline = deadlineText(coupon, state, { timeZone, t, formatters });
  return (
    <Ticket
      parts="row"
      stub={<CouponPicture coupon={coupon} state={state} context={context} />}
      className={clsx(styles.words, over && styles.over, isSummary && styles.summary)}
    >
      <CouponTags coupon={coupon} state={state} context={context} />
      <h3 id={nameId} className={styles.name} lang={lang}>
        <a
          ref={link}
          href={context.itemHref(id)}
          className={styles.link}
          onClick={() => context.emit({ type: 'action', name: 'openCoupon' })}
        >
          {keepUnits(name)}
        </a>
      </h3>
      {guide && !over && !isSummary && (
        <p className={styles.guide} lang={lang}>
          {guide}
        </p>
      )}
      {over || isSummary ? (
        <FormattedText as="p" className={styles.terms}>
          {deadline}
        </FormattedText>
      ) : (
        <p className={styles.terms}>
          <FormattedText>{deadline}</FormattedText> <span>{t(`usage.${usage}`)}</span>
        </p>
      )}
      {friendsOnly && !over && (
        <FriendsOnly
          coupon={coupon}
          couponNameId={nameId}
          onAdd={() => link.current?.focus()}
          isSummary={isSummary}
          context={context}
        />
      )}
    </Ticket>
  );
}
