import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { calendarIcon, Icon, warningIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { RewardCard } from '../data.js';
import { rewardCardTexts } from '../texts.js';
import styles from './expiry-line.module.css';
import { expiryText } from './expiry-text.js';

interface ExpiryLineProps {
  expiry: RewardCard['expiry'];
  context: PluginContext;
}

/** How long the card is good. */
export function ExpiryLine({ expiry, context }: ExpiryLineProps): ReactElement | null {
  const t = useTexts(rewardCardTexts);
  const { now, account } = context;
  const formatters = useFormatters(account.timeZone);
  const words = expiryText(expiry, { timeZone: account.timeZone, now, t, formatters });
  if (!words) return null;
  const { state, text, details } = words;
  return (
    <div className={clsx(styles.line, styles[state])}>
      <Icon shape={state === 'valid' ? calendarIcon : warningIcon} size="small" className={styles.sign} />
      <div>
        <p className={styles.text}>{text}</p>
        {details.map((detail) => (
          <p key={detail}>{detail}</p>
        ))}
      </div>
    </div>
  );
}
