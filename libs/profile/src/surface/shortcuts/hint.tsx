import { usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import type { TooltipName } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, LiveRegion, closeIcon } from '@oa-profile/ui';
import { isEscape } from '@oa-profile/ui/internal';
import { useEffect, useRef, useState, type PointerEvent, type ReactElement, type ReactNode } from 'react';
import styles from './shortcuts.module.css';

/** The only cache key of each tooltip. */
const SEEN = 'seen';

interface HintProps {
  name: TooltipName;
  text: string;
  /** Whether there is anything to tell by now. @default true */
  isDue?: boolean;
  /** The button that the hint explains. */
  children: ReactNode;
}

/**
 * Tells once what a button is good for, when the pointer or the focus first comes to it, so that it covers nothing that
 * somebody is reading. It goes with any tap, with Esc, when what lies behind it gets the focus, and when the pointer
 * leaves; it never takes the focus. Messages come first: it stays away beside one, and makes room for one that comes.
 */
export function Hint({ name, text, isDue = true, children }: HintProps): ReactElement {
  const common = useTexts(commonTexts);
  const { services } = usePageEnvironment();
  const cache = services.tooltipCaches[name];
  const hasMessage = useProfileSelector(({ notices }) => notices.length > 0);
  const [open, setOpen] = useState(false);
  const about = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const show = (): void => {
    if (!isDue || hasMessage || cache.get(SEEN)) return;
    // Seeing it once is enough, whether or not it is dismissed.
    cache.set(SEEN, true);
    setOpen(true);
  };
  useEffect(() => {
    if (!open) return undefined;
    const close = (): void => {
      // The focus would disappear with the close button.
      if (bubble.current?.contains(document.activeElement)) focusInside(about.current);
      setOpen(false);
    };
    if (hasMessage) {
      close();
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isEscape(event)) close();
    };
    const onPointerDown = ({ target }: Event): void => {
      if (target instanceof Node && !bubble.current?.contains(target)) close();
    };
    // The focused element must not be behind it.
    const makeRoomFor = (target: EventTarget | null): void => {
      if (!(target instanceof Element) || target === document.body) return;
      if (bubble.current && isBehind(target, bubble.current)) close();
    };
    const onFocus = ({ target }: FocusEvent): void => makeRoomFor(target);
    makeRoomFor(document.activeElement);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocus);
    };
  }, [open, hasMessage]);
  const leave = ({ relatedTarget }: PointerEvent): void => {
    const isStillThere = [about, bubble].some(
      ({ current }) => relatedTarget instanceof Node && current?.contains(relatedTarget),
    );
    if (!isStillThere && !bubble.current?.contains(document.activeElement)) setOpen(false);
  };
  return (
    <>
      <div
        className={styles.hinted}
        ref={about}
        onClick={() => setOpen(false)}
        // Touch has no hover: tapping opens the pop-up itself.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
        onPointerLeave={leave}
        onFocus={({ target }) => target.matches(':focus-visible') && show()}
      >
        {children}
        {open && <span className={styles.tip} />}
      </div>
      <LiveRegion>
        {open && (
          <div
            ref={bubble}
            className={styles.hint}
            onPointerLeave={leave}
            // Also beside its button: it may cover what the visitor wants to read.
            onClick={() => {
              focusInside(about.current);
              setOpen(false);
            }}
          >
            <p className={styles.hintText}>{text}</p>
            <IconButton icon={closeIcon} label={common('common.dismiss')} className={styles.hintClose} />
          </div>
        )}
      </LiveRegion>
    </>
  );
}

function focusInside(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('a, button')?.focus();
}

function isBehind(element: Element, bubble: Element): boolean {
  if (bubble.contains(element)) return false;
  const [one, other] = [element.getBoundingClientRect(), bubble.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
