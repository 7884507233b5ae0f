import { FormattedText } from '@oa-profile/i18n/react';
import { calendarIcon, Icon, warningIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './expiry-line.module.css';
import type { ExpiryText } from './expiry-text.js';

/** How long the card is valid, or that this is to be asked. */
export function ExpiryLine({ expiry: { state, text, details } }: { expiry: ExpiryText }): ReactElement {
  return (
    <div className={clsx(styles.line, styles[state])}>
      <Icon shape={state === 'valid' ? calendarIcon : warningIcon} size="small" className={styles.sign} />
      <div>
        <FormattedText as="p" className={styles.text}>
          {text}
        </FormattedText>
        {details.map((detail) => (
          <FormattedText as="p" key={detail}>
            {detail}
          </FormattedText>
        ))}
      </div>
    </div>
  );
}
