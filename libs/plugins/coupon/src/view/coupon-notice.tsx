import { commonTexts } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { ViewAction, type OwnDataStatus, type PluginContext } from '@oa-profile/plugin-sdk';
import { addFriendIcon, Button } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement } from 'react';
import type { Coupon } from '../data.js';
import { couponHurdle, mayBeUsable, type CouponState } from '../state/coupon-state.js';
import { startNear } from '../state/coupon-words.js';
import { couponTexts } from '../texts.js';
import { CounterDialog, type LocalWords } from './counter-dialog.js';
import styles from './coupon-notice.module.css';

interface CouponNoticeProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
  /** Whose the coupon is, as for a section. */
  own: OwnDataStatus | undefined;
}

/** What the visitor can do with the coupon now, or why nothing. */
export function CouponNotice({ coupon, state, context, own }: CouponNoticeProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const item = { id: coupon.id, title: coupon.name };
  const hurdle = couponHurdle(coupon, state, context.relation);
  const [counter, setCounter] = useState<'open' | 'closed'>();
  const [isAdded, setAdded] = useState(false);
  const { PaperCode } = context;
  // Who has it on paper opens it with their phone.
  const code = PaperCode && <PaperCode url={context.itemShareUrl(coupon.id)} label={coupon.name} />;
  const local = useLocalWords(mayBeUsable(hurdle) ? context.inLocalLanguage : undefined);

  switch (hurdle) {
    case 'used':
    case 'lost':
    case 'expired':
      return (
        <FormattedText
          as="p"
          ref={counter === 'closed' ? takeLostFocus : undefined}
          tabIndex={-1}
          className={styles.over}
        >
          {hurdle === 'used' && coupon.usedAt
            ? t('view.usedAt', { time: formatters.dateTime(new Date(coupon.usedAt)) })
            : t(`view.${hurdle}`)}
        </FormattedText>
      );
    case 'blocked':
      return <p className={styles.notice}>{t('friends.unblock')}</p>;
    case 'stranger':
      return (
        <div className={styles.notice}>
          <p>{t('friends.add')}</p>
          {code}
          <ViewAction needsScript addsFriend>
            <Button
              variant="primary"
              size="large"
              wide
              icon={addFriendIcon}
              className={clsx(styles.way, styles.scripted)}
              onClick={() => {
                setAdded(true);
                context.emit({ type: 'addFriend', item });
              }}
            >
              {common('action.addFriend')}
            </Button>
          </ViewAction>
        </div>
      );
    case 'upcoming':
      return (
        <FormattedText as="p" className={styles.notice}>
          {t('view.upcoming', { from: startNear(coupon, { now: context.now, timeZone, formatters }) })}
        </FormattedText>
      );
    case 'notEntered':
    case 'entered':
      return <p className={styles.notice}>{t(`view.${hurdle}`)}</p>;
    case 'unknown':
      // Before its first day no check can bring the button.
      if (!isChecking(own) || state.name === 'upcoming')
        return <p className={styles.notice}>{t('view.drawUnknown')}</p>;
      break;
    case 'useUnknown':
      // An account knows nothing of whom nobody knows: they show it like anybody.
      if (own !== undefined && !isChecking(own))
        return <p className={styles.notice}>{t('view.unchecked')}</p>;
      break;
    case undefined:
  }
  // An unlimited coupon is never used up.
  const saved = typeof own === 'object' ? own : undefined;
  // Without a network the visitor's earlier data are the best available; their time is shown.
  const isPending = (coupon.usage === 'once' || hurdle !== undefined) && isChecking(own);
  const shared = { size: 'large', wide: true, pending: isPending } as const;
  const main = { ...shared, variant: 'primary', ref: isAdded ? takeLostFocus : undefined } as const;
  const show = (): void => {
    context.emit({ type: 'action', name: 'showAtCounter' });
    setCounter('open');
  };
  const close = (): void => {
    setCounter('closed');
    // Only the account knows whether it has recorded the use.
    if (coupon.usage === 'once') context.emit({ type: 'ownDataOutdated' });
  };
  return (
    <div className={styles.notice}>
      {isPending ? (
        <p>{t('view.checking')}</p>
      ) : (
        <>
          <p className={styles.phone}>{t('view.show')}</p>
          <p className={styles.computer}>{t('view.showOnPhone')}</p>
          {code}
        </>
      )}
      {/* The buttons are in their places during the check, so that nothing below moves. */}
      <ViewAction needsScript saysAll={!isPending}>
        <Button {...main} className={clsx(styles.way, styles.scripted, styles.phone)} onClick={show}>
          {t('view.counter')}
        </Button>
        <Button
          {...main}
          className={clsx(styles.way, styles.scripted, styles.computer)}
          onClick={() => context.emit({ type: 'openOnPhone', item })}
        >
          {t('view.openOnPhone')}
        </Button>
      </ViewAction>
      <Button {...shared} className={clsx(styles.way, styles.scripted, styles.computer)} onClick={show}>
        {t('view.counter')}
      </Button>
      {counter === 'open' && !isPending && (
        <CounterDialog
          coupon={coupon}
          state={state}
          context={context}
          asOf={saved?.asOf}
          local={local}
          onClose={close}
        />
      )}
    </div>
  );
}

/**
 * The button that had the focus goes once its coupon was used, or the account added: what is read out then is what came in
 * its place, not the page's beginning.
 */
function takeLostFocus(instead: HTMLElement | null): void {
  if (document.activeElement === document.body) instead?.focus({ preventScroll: true });
}

/** The words for the staff; undefined until, or unless, they have loaded: the visitor's own are better than nothing. */
function useLocalWords(load: PluginContext['inLocalLanguage']): LocalWords | undefined {
  const [words, setWords] = useState<LocalWords>();
  useEffect(() => {
    load?.().then(setWords, () => undefined);
  }, [load]);
  return words;
}

/** Whether an answer about this visitor may still come. */
const isChecking = (own: OwnDataStatus | undefined): boolean => own === 'Loading' || own === 'Late';
