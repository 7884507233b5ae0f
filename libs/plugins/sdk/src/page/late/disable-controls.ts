import { opensPopover } from '@oa-profile/ui';

const MARK = 'lateDisabled';

/**
 * Disables the buttons and sliders in a part of the server's markup that is not interactive yet, and enables them again.
 * Those that were disabled before stay disabled; buttons that work without script stay enabled.
 */
export function disableControls(part: Element, disabled: boolean): void {
  const controls = part.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, [type=range]');
  for (const control of controls) {
    if (control.closest('[data-late-failure]') || opensPopover(control)) continue;
    if (disabled && !control.disabled) control.dataset[MARK] = '';
    if (control.dataset[MARK] === undefined) continue;
    control.disabled = disabled;
    if (!disabled) delete control.dataset[MARK];
  }
}
