import { useTexts } from '@oa-profile/i18n/react';
import { checkIcon, Icon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { membershipTexts } from '../texts.js';
import styles from './plan-perks.module.css';

interface PlanPerksProps {
  perks: readonly string[];
  joined: boolean;
  lang: string | undefined;
}

/** The perks of a plan, ticked off for members. */
export function PlanPerks({ perks, joined, lang }: PlanPerksProps): ReactElement | null {
  const t = useTexts(membershipTexts);
  const titleId = useId();
  // A plan of whose perks none can be shown has no title above nothing.
  if (perks.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={styles.title}>
        {t(joined ? 'perks.joined' : 'perks')}
      </p>
      <ul role="list" aria-labelledby={titleId} className={clsx(styles.perks, joined && styles.joined)}>
        {/* A plan can repeat a perk. */}
        {perks.map((perk, place) => (
          <li key={place} className={styles.perk} lang={lang}>
            <Icon shape={checkIcon} size="small" className={styles.sign} />
            {perk}
          </li>
        ))}
      </ul>
    </div>
  );
}
