/** How many plans are side by side if there is space. */
export type PlanColumns = 'one' | 'two' | 'three';

/** Chooses the columns so that, if possible, no plan is alone in its row. */
export function planColumns(plans: number): PlanColumns {
  if (plans === 1) return 'one';
  return plans === 2 || plans === 4 ? 'two' : 'three';
}
