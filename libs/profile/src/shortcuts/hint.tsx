import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, LiveRegion, closeIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { usePageEnvironment } from '../store/hooks.js';
import type { TooltipName } from '../store/services.js';
import styles from './shortcuts.module.css';

/** What the cache of a tooltip remembers; each has room for one entry. */
const SEEN = 'seen';

/** Milliseconds until the page has come to rest: what appears earlier is overlooked. */
const SETTLED = 600;

interface HintProps {
  name: TooltipName;
  text: string;
  /** Which edge of the button the bubble keeps to, so that it stays on the page. @default 'start' */
  align?: 'start' | 'end';
  /** The button that the hint is about. */
  children: ReactNode;
}

/**
 * Tells what a button is good for, the first time that a visitor sees it. It goes with a tap on the button or on its
 * own close button, and with Esc; it never takes the focus.
 */
export function Hint({ name, text, align = 'start', children }: HintProps): ReactElement {
  const common = useTexts(commonTexts);
  const { services } = usePageEnvironment();
  const cache = services.tooltipCaches[name];
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (cache.get(SEEN)) return undefined;
    const timer = setTimeout(() => {
      // Seeing it once is enough, whether or not it is dismissed.
      cache.set(SEEN, true);
      setShown(true);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [cache]);
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);
  return (
    <div className={styles.hinted}>
      <div onClick={() => setShown(false)}>{children}</div>
      {shown && <span className={styles.tip} />}
      <LiveRegion>
        {shown && (
          <div className={clsx(styles.hint, align === 'end' && styles.end)}>
            <p className={styles.hintText}>{text}</p>
            <IconButton
              icon={closeIcon}
              label={common('common.dismiss')}
              className={styles.hintClose}
              onClick={() => setShown(false)}
            />
          </div>
        )}
      </LiveRegion>
    </div>
  );
}
