import type { OwnDataStatus, PluginContext } from '@oa-profile/plugin-sdk';
import { SnapRow } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { PlanCard, type Plan } from './plan-card.js';
import type { PlanColumns } from './plan-columns.js';
import styles from './plan-list.module.css';

interface PlanListProps {
  plans: readonly Plan[];
  columns: PlanColumns;
  /** A row to scroll, with only what is needed to compare. */
  isSummary: boolean;
  context: PluginContext;
  /** Whose the plans are, as for a section. */
  own: OwnDataStatus | undefined;
}

/** Plans, side by side if there is space. */
export function PlanList({ plans, columns, isSummary, context, own }: PlanListProps): ReactElement {
  const isAlone = columns === 'one';
  const keepsPicture = !isAlone && plans.some(({ picture }) => picture);
  if (isSummary) {
    return (
      <SnapRow>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              keepsPicture={false}
              isAlone={false}
              isSummary
              context={context}
              own={own}
            />
          </li>
        ))}
      </SnapRow>
    );
  }
  return (
    <div className={styles.space}>
      <ul role="list" className={clsx(styles.plans, styles[columns])}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.place}>
            <PlanCard plan={plan} keepsPicture={keepsPicture} isAlone={isAlone} context={context} own={own} />
          </li>
        ))}
      </ul>
    </div>
  );
}
