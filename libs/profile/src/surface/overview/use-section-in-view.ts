import { useEffect, useState } from 'react';
import type { SectionOutline } from '../../core/store/page-state.js';

/** How far down the window a section has to begin to be the one that is read: a third of it. */
const READING_LINE = 1 / 3;

/** The id of the section that is being read; undefined above the first one. */
export function useSectionInView(outline: readonly SectionOutline[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const find = (): void => {
      frame = 0;
      const line = window.innerHeight * READING_LINE;
      const root = document.documentElement;
      // The last ones may be too short for ever reaching the line.
      const isAtEnd = window.scrollY > 0 && window.scrollY + root.clientHeight >= root.scrollHeight - 1;
      let found: string | undefined;
      for (const { id } of outline) {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        if (top !== undefined && (isAtEnd || top <= line)) found = id;
      }
      setCurrent(found);
    };
    const findSoon = (): void => {
      if (!frame) frame = requestAnimationFrame(find);
    };
    findSoon();
    window.addEventListener('scroll', findSoon, { passive: true });
    window.addEventListener('resize', findSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', findSoon);
      window.removeEventListener('resize', findSoon);
    };
  }, [outline]);
  return current;
}
