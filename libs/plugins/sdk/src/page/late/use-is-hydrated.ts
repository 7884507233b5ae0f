import { useSyncExternalStore } from 'react';

/**
 * Whether script has taken over what the server has rendered: false there and while the page hydrates, true from then on.
 * For what would be dead without script, and for what only a browser knows.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, isTrue, isFalse);

const never = (): (() => void) => () => undefined;
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;
