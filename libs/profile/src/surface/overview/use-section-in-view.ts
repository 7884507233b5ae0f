import { sectionElementId, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import { useEffect, useState } from 'react';

/** A section counts as being read once it begins above this part of the window's height. */
const READING_LINE = 1 / 3;

/** The id of the section being read; undefined above the first one. */
export function useSectionInView(outline: readonly SectionOutline[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (outline.length === 0) return undefined;
    let frame = 0;
    const find = (): void => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const root = document.documentElement;
      // The last ones may be too short ever to reach the line.
      const isAtEnd = window.scrollY > 0 && window.scrollY + root.clientHeight >= root.scrollHeight - 1;
      let found: string | undefined;
      let last: number | undefined;
      for (const { id } of outline) {
        const section = document.getElementById(sectionElementId(id));
        const top = section?.getBoundingClientRect().top;
        if (top === undefined || (!isAtEnd && top > line)) continue;
        // Of two side by side, the first one, or that which a link has led to.
        if (top !== last || section?.contains(document.activeElement)) found = id;
        last = top;
      }
      setCurrent(found);
    };
    const findSoon = (): void => {
      if (!frame) frame = requestAnimationFrame(find);
    };
    findSoon();
    window.addEventListener('scroll', findSoon, { passive: true });
    window.addEventListener('resize', findSoon);
    window.addEventListener('focusin', findSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', findSoon);
      window.removeEventListener('resize', findSoon);
      window.removeEventListener('focusin', findSoon);
    };
  }, [outline]);
  return outline.some(({ id }) => id === current) ? current : undefined;
}
