import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Icon, chevronDownIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { useProfileSelector } from '../../../core/store/hooks.js';
import { placeTexts } from '../place-texts.js';
import field from './field.module.css';
import styles from './party-field.module.css';

interface PartyFieldProps {
  sizes: readonly number[];
  value: number;
  onChange: (size: number) => void;
}

/** How many come. */
export function PartyField({ sizes, value, onChange }: PartyFieldProps): ReactElement {
  const t = useTexts(placeTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {t('party.label')}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          className={clsx(field.control, styles.select)}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {t('party.people', { count: size, displayCount: number(size) })}
            </option>
          ))}
        </select>
        <Icon shape={chevronDownIcon} size="small" className={styles.mark} />
      </span>
    </div>
  );
}
