import { FormattedText } from '@oa-profile/i18n/react';
import { Icon, checkIcon, giftIcon, trophyIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { Stamp } from '../card/card-progress.js';
import styles from './stamp-grid.module.css';
import { stampRows } from './stamp-rows.js';

interface StampGridProps {
  stamps: readonly Stamp[];
  /** Text alternative of the grid: '6 of 15 points'. */
  label: string;
  number: (value: number) => string;
}

const markIcons = { goal: trophyIcon, reward: giftIcon };

/** The places of a card, in rows as on a printed card. */
export function StampGrid({ stamps, label, number }: StampGridProps): ReactElement {
  return (
    <div role="img" aria-label={label} className={styles.space}>
      <div className={clsx(styles.grid, styles[stampRows(stamps.length)])}>
        {stamps.map((stamp) => (
          <FormattedText
            key={stamp.number}
            className={clsx(styles.stamp, stamp.isStamped && styles.stamped, stamp.mark && styles.marked)}
          >
            <StampFace stamp={stamp} number={number} />
          </FormattedText>
        ))}
      </div>
    </div>
  );
}

/** The icon of the goal or a reward stays visible when stamped; a number becomes a check mark. */
function StampFace({
  stamp: { number: place, isStamped, mark },
  number,
}: {
  stamp: Stamp;
  number: (value: number) => string;
}): ReactElement | string {
  if (mark) return <Icon shape={markIcons[mark]} className={styles.sign} />;
  return isStamped ? <Icon shape={checkIcon} className={styles.sign} /> : number(place);
}
