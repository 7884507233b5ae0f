import { startState } from './early/start-state.js';

/** Mark after all steps, whatever a host calls them. */
export const STARTED = 'start ended';

/**
 * State of the boot, from the performance marks of its steps: 'starting', 'started', the steps that have failed, or
 * 'failed' if something else has taken the page.
 */
export function bootStatus(): string {
  const marks = performance.getEntriesByType('mark').map(({ name }) => name);
  const failed = marks.filter((name) => /^boot .+ failed$/.test(name));
  if (failed.length) return failed.join(', ');
  if (startState() === 'failed') return 'failed';
  return marks.includes(STARTED) ? 'started' : 'starting';
}
