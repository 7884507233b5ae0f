import { opensPopover } from '@oa-profile/ui';

const MARK = 'lateDisabled';

/**
 * Disables the buttons in a part of the server's markup that is not interactive yet, and enables them again. Buttons
 * that were disabled before stay disabled; buttons that work without script stay enabled.
 */
export function disableControls(part: Element, disabled: boolean): void {
  for (const button of part.querySelectorAll('button')) {
    if (button.closest('[data-late-failure]') || opensPopover(button)) continue;
    if (disabled && !button.disabled) button.dataset[MARK] = '';
    if (button.dataset[MARK] === undefined) continue;
    button.disabled = disabled;
    if (!disabled) delete button.dataset[MARK];
  }
}
