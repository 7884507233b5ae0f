import { Choice, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import { useId, type ReactElement } from 'react';
import { partySizeChosen, selectQueue, wantedSize } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './queue-view.module.css';
import { MOST_PEOPLE } from './ticket.js';

const sizes = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);

/** How many are coming. */
export function PartyField(): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const wanted = useProfileSelector((state) => wantedSize(selectQueue(state)));
  const name = useId();
  return (
    <fieldset className={styles.party}>
      <legend className={styles.label}>{t('party.label')}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <Choice
            key={size}
            name={name}
            value={String(size)}
            checked={size === wanted}
            onChange={() => dispatch(partySizeChosen(size))}
          >
            <span aria-hidden="true">{number(size)}</span>
            <VisuallyHidden>{t('party.people', { count: size, displayCount: number(size) })}</VisuallyHidden>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
