import { clsx } from 'clsx';
import { useContext, useEffect, useRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { BackClosesContext } from './back-closes.js';
import { IconButton } from './icon-button.js';
import fullWindow from './full-window.module.css';
import { closeIcon } from './icons/way-icons.js';
import { isOpenPopover, opensPopover } from './popover-state.js';
import styles from './popover.module.css';
import { takesFocus } from './takes-focus.js';

export interface PopoverProps {
  /** What the `popoverTarget` of a button names to open it. */
  id: string;
  /** Its heading, which has the focus at first. */
  title: ReactNode;
  /** Name of the close button: 'Close'. */
  closeLabel: string;
  /** What it holds. */
  children: ReactNode;
  /** A list of choices: beside its button the title is for ears alone. @default false */
  isMenu?: boolean;
}

/** From here on it lies beside its button; the style sheet says the same. */
const BESIDE = '(min-width: 640px)';

/**
 * A native popover, which opens and closes without script: a sheet from below on a phone, beside its button on larger
 * screens. The focus goes to its title and returns to the button. Where a browser does not know popovers it is never
 * seen; {@link opensPopover} tells that something else has to be opened.
 *
 * Script adds that the way back closes the sheet, that a chosen link closes what lies beside its button, and that it goes
 * when the focus goes elsewhere.
 */
export function Popover({ id, title, closeLabel, children, isMenu = false }: PopoverProps): ReactElement {
  const popover = useRef<HTMLDivElement>(null);
  const backCloses = useContext(BackClosesContext);
  const titleId = `${id}-title`;

  useEffect(() => {
    const element = popover.current;
    if (!element || !('popover' in element)) return undefined;
    let forget: (() => void) | undefined;
    const opened = (): void => {
      // Whatever lies beside its button leaves the page usable: its links must not wait for a step back to end.
      if (!matchMedia(BESIDE).matches) forget = backCloses?.(() => element.hidePopover());
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
      // A popover upon this one, and the button that is about to close it.
      if (relatedTarget.closest('[popover]') || opensPopover(relatedTarget)) return;
      if (isOpenPopover(element)) element.hidePopover();
    };
    // It may have been opened before there was any script.
    if (isOpenPopover(element)) opened();
    element.addEventListener('beforetoggle', onBeforeToggle);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      closed();
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
      className={clsx(fullWindow.window, styles.popover, isMenu && styles.menu)}
      onClick={closeByLink}
    >
      <div className={clsx(fullWindow.stage, styles.stage)}>
        <button
          type="button"
          className={styles.scrim}
          popoverTarget={id}
          popoverTargetAction="hide"
          // For a finger beside the sheet; there is a button with a name for everybody else.
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={styles.sheet}>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus ref={takesFocus}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
          </div>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </div>
  );
}

function closeByLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const link = target instanceof Element && target.closest('a');
  // A sheet has a step of the history: going back would keep the browser from going where the link leads.
  if (link && matchMedia(BESIDE).matches) currentTarget.hidePopover();
}
