import { accountColors } from '@oa-profile/ui/account-colors';
import { useLayoutEffect, useRef, type ReactElement } from 'react';

export interface PageMarkupProps {
  /** A page as the page server sends it. */
  markup: string;
  /** The account's own, '#rrggbb'. */
  color: string | undefined;
  /** Parts that a reader of the page would have to unfold first. @default none */
  unfolds?: string;
}

/** A page without its scripts, as somebody sees it first: dozens of them cost little, and none waits for a tap. */
export function PageMarkup({ markup, color, unfolds }: PageMarkupProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: page } = box;
    if (!page) return;
    page.innerHTML = markup;
    if (unfolds !== undefined)
      for (const details of page.querySelectorAll<HTMLDetailsElement>(unfolds)) details.open = true;
  }, [markup, unfolds]);
  return (
    <>
      <style>{accountColors(color)}</style>
      <div ref={box} />
    </>
  );
}
