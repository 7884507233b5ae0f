import { useEffect } from 'react';
import { isLeftToAnother } from '../sign-in/leave-to-another.js';
import { usePageEnvironment } from '../store/hooks.js';

/**
 * Makes the browser ask for confirmation before the visitor leaves the page during a pending request. Nothing has been
 * sent while the app's SDK starts, which leaves the page itself for the address that a link names; and nobody stays on a
 * page that was somebody else's.
 */
export function useConfirmLeaving(isPending: boolean): void {
  const { host } = usePageEnvironment().services;
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!host.starting() && !isLeftToAnother()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending, host]);
}
