import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { usePageEnvironment } from '../store/hooks.js';

interface LateFallbackProps {
  /** Names the part in {@link ServerMarkup}. */
  mark: string;
  /** Class of the part, which styles its children. */
  className?: string | undefined;
  children: ReactNode;
}

/** What a late part shows that lacks its code: the markup that the server sent for it, else the given fallback. */
export function LateFallback({ mark, className, children }: LateFallbackProps): ReactElement {
  const { serverMarkup } = usePageEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  // Before the browser draws: nothing moves.
  useLayoutEffect(() => {
    const nodes = serverMarkup?.take(mark);
    if (!nodes || !place.current) return;
    place.current.append(...nodes);
    // As if the nodes were children of the part itself.
    place.current.style.display = 'contents';
    place.current.hidden = false;
    setShown(true);
  }, [serverMarkup, mark]);
  return (
    <>
      <div ref={place} className={className} hidden />
      {!isShown && children}
    </>
  );
}
