import type { PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { PlanCard, type Plan } from './plan-card.js';
import type { PlanColumns } from './plan-columns.js';
import styles from './plan-list.module.css';

interface PlanListProps {
  plans: readonly Plan[];
  columns: PlanColumns;
  context: PluginContext;
}

/** Plans, side by side where there is room for it. */
export function PlanList({ plans, columns, context }: PlanListProps): ReactElement {
  const isAlone = columns === 'one';
  const keepsPicture = !isAlone && plans.some(({ picture }) => picture);
  return (
    <div className={styles.space}>
      <ul role="list" className={clsx(styles.plans, styles[columns])}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.place}>
            <PlanCard plan={plan} keepsPicture={keepsPicture} isAlone={isAlone} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}
