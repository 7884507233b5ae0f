import { commonTexts, createFormatters, dateFormat, type Formatters } from '@oa-profile/i18n';
import { useFormatters, useTexts, useLanguage } from '@oa-profile/i18n/react';
import { accountLang, useAsOfText, type PluginContext } from '@oa-profile/plugin-sdk';
import { Dialog } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import type { Coupon, Coupons } from '../data.js';
import type { CouponState } from '../state/coupon-state.js';
import { deadlineText, drawText, keepUnits } from '../state/coupon-words.js';
import { couponTexts, type TranslateCoupon } from '../texts.js';
import styles from './counter-dialog.module.css';
import { stayAwake } from './stay-awake.js';

/** The coupon and its texts for people at the account's place. */
export type LocalWords = Awaited<ReturnType<NonNullable<PluginContext['inLocalLanguage']>>>;

interface CounterDialogProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
  /** Time of the data, if they are not current. */
  asOf?: Date | undefined;
  /** The same in the language of the staff, if it is not the visitor's. */
  local: LocalWords | undefined;
  onClose: () => void;
}

/**
 * A coupon to show at the counter: full screen, large, black on white in both colour schemes, with a clock. Keeps the
 * screen awake while it is open. The staff's language comes first, then the visitor's.
 */
export function CounterDialog({
  coupon,
  state,
  context,
  asOf,
  local,
  onClose,
}: CounterDialogProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  const { account } = context;
  const { timeZone } = account;
  const formatters = useFormatters(timeZone);
  const asOfText = useAsOfText(timeZone);
  useEffect(stayAwake, []);
  const lang = accountLang(context);
  const translated = (local?.data as Coupons | undefined)?.items.find(({ id }) => id === coupon.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span lang={lang}>{account.name}</span>}
      closeLabel={common('common.close')}
      className={styles.counter}
    >
      <div className={styles.coupon}>
        <LiveClock timeZone={timeZone} />
        {local && translated && (
          <div className={styles.words} lang={local.language}>
            <Words
              coupon={translated}
              state={state}
              t={local.t as TranslateCoupon}
              formatters={createFormatters(local.language, timeZone)}
              timeZone={timeZone}
              lang={local.contentLanguage}
            />
          </div>
        )}
        <div className={translated ? styles.again : styles.words}>
          <Words
            coupon={coupon}
            state={state}
            t={t}
            formatters={formatters}
            timeZone={timeZone}
            lang={lang}
          />
          {asOf && <p>{asOfText(asOf)}</p>}
        </div>
      </div>
    </Dialog>
  );
}

interface WordsProps {
  coupon: Coupon;
  state: CouponState;
  t: TranslateCoupon;
  formatters: Formatters;
  timeZone: string;
  /** Of the account's words. */
  lang: string | undefined;
}

/** What the coupon is worth and until when, in one language. */
function Words({ coupon, state, t, formatters, timeZone, lang }: WordsProps): ReactElement {
  const { name, guide, kind, usage } = coupon;
  const terms = [
    deadlineText(coupon, state, { timeZone, t, formatters }),
    t(`usage.${usage}`),
    drawText(coupon, t, formatters.number),
    usage === 'once' && t('usage.counted'),
  ].filter((term) => typeof term === 'string');
  return (
    <>
      <p className={styles.kind}>{t(`kind.${kind}`)}</p>
      <p className={styles.name} lang={lang}>
        {keepUnits(name)}
      </p>
      <ul role="list" className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{keepUnits(term)}</li>
        ))}
      </ul>
      {guide && (
        <p className={styles.guide} lang={lang}>
          {keepUnits(guide)}
        </p>
      )}
    </>
  );
}

const SECOND_MS = 1000;

/**
 * The time with its seconds, where the account is. It moves, so that staff can tell the page from a picture of it. Not
 * for screen readers, which have their own clock and would speak every second.
 */
function LiveClock({ timeZone }: { timeZone: string }): ReactElement {
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS));
    };
    const tick = (): void => {
      setNow(new Date());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.kind} aria-hidden="true">
      {dateFormat(language, { timeZone, timeStyle: 'medium' }).format(now)}
    </p>
  );
}
