import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import { useId, useRef, type ReactElement, type Ref } from 'react';
import { addFriendIcon, Button, Icon, personIcon, Tag } from '@oa-profile/ui';
import { commonTexts } from '@oa-profile/i18n';
import { deadlineText, drawText, keepUnits, startNear, stateText } from '../state/coupon-words.js';
import { friendStatus, isOver, type CouponState, type CouponWithState } from '../state/coupon-state.js';
import { couponTexts } from '../texts.js';
import { CouponPicture } from './coupon-picture.js';
import styles from './coupon-ticket.module.css';
import { Ticket } from './ticket.js';
import type { Coupon } from '../data.js';

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

interface CouponTagsProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
}

/** The kind, the days left or the start, and the draw: its chance, or that the visitor has entered it or won. */
export function CouponTags({ coupon, state, context }: CouponTagsProps): ReactElement {
  const t = useTexts(couponTexts);
  const { now, account } = context;
  const { timeZone } = account;
  const formatters = useFormatters(timeZone);
  const draw = drawText(coupon, t, formatters.number);
  const urgency =
    state.name === 'upcoming'
      ? t('state.from', { from: startNear(coupon, { now, timeZone, formatters }) })
      : stateText(state, t, formatters.number);
  return (
    <div className={styles.tags}>
      <Tag tone="account">{t(`kind.${coupon.kind}`)}</Tag>
      {urgency && (
        <FormattedText as={Tag} tone={state.name === 'endingSoon' ? 'warning' : 'neutral'}>
          {urgency}
        </FormattedText>
      )}
      {draw && <FormattedText as={Tag}>{draw}</FormattedText>}
    </div>
  );
}

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
function FriendsOnly({
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

interface CouponListProps {
  coupons: readonly CouponWithState[];
  context: PluginContext;
  ref?: Ref<HTMLUListElement>;
}

/** Tickets, below each other. */
export function CouponList({ coupons, context, ref }: CouponListProps): ReactElement {
  return (
    <ul role="list" ref={ref} className={styles.list}>
      {coupons.map(({ coupon, state }) => (
        <li key={coupon.id}>
          <CouponTicket coupon={coupon} state={state} context={context} />
        </li>
      ))}
    </ul>
  );
}
