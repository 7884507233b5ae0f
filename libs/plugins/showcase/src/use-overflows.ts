import { useEffect, useState, type RefObject } from 'react';

/** Whether the element's content is wider than the element. True until it can be measured. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // Called at once, and whenever the element's size changes.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
