import { whenIdle } from './when-idle.js';

/**
 * Calls `run` when the browser is idle, or as soon as the visitor touches the page or presses a key. Returns a function
 * that stops waiting.
 */
export function whenIdleOrTouched(run: () => void): () => void {
  const stop = (): void => {
    stopIdle();
    document.removeEventListener('pointerdown', wanted, true);
    document.removeEventListener('keydown', wanted, true);
  };
  const wanted = (): void => {
    stop();
    run();
  };
  const stopIdle = whenIdle(wanted);
  document.addEventListener('pointerdown', wanted, true);
  document.addEventListener('keydown', wanted, true);
  return stop;
}
