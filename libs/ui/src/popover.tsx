import { clsx } from 'clsx';
import { useContext, useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { BackClosesContext } from './back-closes.js';
import { isOpenPopover, opensPopover } from './popover-state.js';
import { Sheet, type SheetProps } from './sheet.js';
import styles from './sheet.module.css';

export interface PopoverProps extends SheetProps {
  /** The `popoverTarget` of the button that opens it. */
  id: string;
  /** A list of choices: on larger screens the title is only for screen readers. @default false */
  isMenu?: boolean;
}

/** Whether the screen is one on which it is beside its button, as in the style sheet. */
const isBeside = (): boolean => matchMedia('(min-width: 640px)').matches;

/**
 * A native popover, which opens and closes without script: a sheet from below on a phone, beside its button on larger
 * screens. The focus goes to its title and returns to the button. In browsers without popovers it never shows; {@link
 * opensPopover} then tells that something else must be opened.
 *
 * With script, Back closes the sheet, following a link closes the popover beside its button, and moving the focus
 * elsewhere closes it.
 */
export function Popover({ id, isMenu = false, ...sheet }: PopoverProps): ReactElement {
  const popover = useRef<HTMLDivElement>(null);
  const backCloses = useContext(BackClosesContext);
  const titleId = `${id}-title`;

  useEffect(() => {
    const element = popover.current;
    if (!element || !('popover' in element)) return undefined;
    let forget: (() => void) | undefined;
    const opened = (): void => {
      element.setAttribute('aria-modal', String(!isBeside()));
      // Beside its button it leaves the page usable: its links must not wait for a history step to end.
      if (!isBeside()) forget = backCloses?.(() => element.hidePopover());
    };
    const closed = (): void => {
      forget?.();
      forget = undefined;
    };
    const onBeforeToggle = (event: Event): void => {
      if (event.target !== element) return;
      if ((event as ToggleEvent).newState === 'open') opened();
      else closed();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Element) || element.contains(relatedTarget)) return;
      // A popover on top of this one.
      if (relatedTarget.closest('[popover]')) return;
      // The button that is about to close it; a sheet covers it.
      if (isBeside() && opensPopover(relatedTarget)) return;
      if (isOpenPopover(element)) element.hidePopover();
    };
    // The browser returns the focus to what had it before, and only from inside: Safari and screen readers leave it
    // where it was when a button is tapped.
    const onClick = ({ target }: Event): void => {
      const button = target instanceof Element && target.closest('button');
      if (!button || button.popoverTargetElement !== element) return;
      if (element.contains(button) || !isOpenPopover(element)) button.focus({ preventScroll: true });
    };
    // It may have been opened before hydration.
    if (isOpenPopover(element)) opened();
    document.addEventListener('click', onClick, true);
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      closed();
      document.removeEventListener('click', onClick, true);
      element.removeEventListener('beforetoggle', onBeforeToggle);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [backCloses]);

  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      data-oa=""
      role="dialog"
      aria-labelledby={titleId}
      className={clsx(styles.window, styles.popover, isMenu && styles.menu)}
      onClick={closeByLink}
    >
      <div className={styles.stage}>
        <button
          type="button"
          className={styles.scrim}
          popoverTarget={id}
          popoverTargetAction="hide"
          // For taps beside the sheet; everybody else has a named button.
          tabIndex={-1}
          aria-hidden="true"
        />
        <Sheet {...sheet} titleId={titleId} close={{ popoverTarget: id, popoverTargetAction: 'hide' }} />
      </div>
    </div>
  );
}

function closeByLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element && target.closest('a');
  // A sheet has a history entry: going back would keep the browser from following the link.
  if (link && isBeside()) currentTarget.hidePopover();
}
