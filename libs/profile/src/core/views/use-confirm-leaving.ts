import { useEffect } from 'react';
import { usePageEnvironment } from '../store/hooks.js';

/**
 * Makes the browser ask for confirmation before the visitor leaves the page during a pending request. Nothing has been
 * sent while the app's SDK starts, which leaves the page itself for the address that a link names.
 */
export function useConfirmLeaving(isPending: boolean): void {
  const { host } = usePageEnvironment().services;
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!host.starting()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending, host]);
}
