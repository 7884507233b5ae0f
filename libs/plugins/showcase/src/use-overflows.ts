import { useEffect, useState, type RefObject } from 'react';

/** Whether there is more in the element than it is wide. Until it can be measured, there is. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // Called at once, and whenever the element gets another size.
    const observer = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
