import { useEffect } from 'react';

/** Lets the browser ask before the visitor leaves the page and breaks off what is on its way. */
export function useStayWhile(isOnItsWay: boolean): void {
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnItsWay]);
}
