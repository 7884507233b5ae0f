import { useEffect } from 'react';

/** Makes the browser ask for confirmation before the visitor leaves the page during a pending request. */
export function useConfirmLeaving(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
}
