/** How many plans stand side by side where there is room. */
export type PlanColumns = 'one' | 'two' | 'three';

/** Chooses it so that no plan is left alone in its row, as far as that can be. */
export function planColumns(plans: number): PlanColumns {
  if (plans === 1) return 'one';
  return plans === 2 || plans === 4 ? 'two' : 'three';
}
