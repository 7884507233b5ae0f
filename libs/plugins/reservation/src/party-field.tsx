import { Choice, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { useId, type ReactElement } from 'react';
import field from './field.module.css';
import styles from './party-field.module.css';
import { reservationTexts } from './reservation-texts.js';

interface PartyFieldProps {
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

/** The number of guests. */
export function PartyField({ sizes, value, onChange }: PartyFieldProps): ReactElement {
  const t = useTexts(reservationTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const name = useId();
  return (
    <fieldset className={field.group} data-field="party">
      <legend className={field.label}>{t('party.label')}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <Choice
            key={size}
            name={name}
            value={String(size)}
            checked={size === value}
            onChange={() => onChange(size)}
          >
            <span aria-hidden="true">{number(size)}</span>
            <VisuallyHidden>{t('party.people', { count: size, displayCount: number(size) })}</VisuallyHidden>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
