import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, keepUnits, useAsOfText, type PluginContext } from '@oa-profile/plugin-sdk';
import { Dialog } from '@oa-profile/ui';
import { useEffect, type ReactElement } from 'react';
import type { Coupon } from '../data.js';
import type { CouponState } from '../state/coupon-state.js';
import { drawText } from '../state/draw-text.js';
import { deadlineText } from '../state/period-text.js';
import { couponTexts } from '../texts.js';
import styles from './counter-dialog.module.css';
import { LiveClock } from './live-clock.js';
import { stayAwake } from './stay-awake.js';

interface CounterDialogProps {
  coupon: Coupon;
  state: CouponState;
  context: PluginContext;
  /** Time of the data, if they are not current. */
  asOf?: Date | undefined;
  onClose: () => void;
}

/**
 * A coupon to show at the counter: full screen, large, black on white in both colour schemes, with a clock. Keeps the
 * screen awake while it is open.
 */
export function CounterDialog({ coupon, state, context, asOf, onClose }: CounterDialogProps): ReactElement {
  const t = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  const { account } = context;
  const { timeZone } = account;
  const formatters = useFormatters(timeZone);
  const asOfText = useAsOfText(timeZone);
  useEffect(stayAwake, []);
  const { name, guide, kind, usage } = coupon;
  const lang = accountLang(context);
  const terms = [
    deadlineText(coupon, state, { timeZone, t, formatters }),
    t(`usage.${usage}`),
    drawText(coupon, t, formatters.number),
    usage === 'once' && t('usage.counted'),
    asOf && asOfText(asOf),
  ].filter((term) => typeof term === 'string');
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
      </div>
    </Dialog>
  );
}
