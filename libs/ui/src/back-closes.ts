import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * Makes the browser's Back close what has just opened, instead of leaving the page. Called after something has opened,
 * with a function that closes it; returns a function to call once it has closed, for whatever reason.
 */
export type BackCloses = (close: () => void) => () => void;

/** How Back closes what is open. Without it nothing goes into the history: only the page knows what else is there. */
export const BackClosesContext = createContext<BackCloses | undefined>(undefined);

/** Makes Back close a component while it is mounted, on a page that offers this. */
export function useBackCloses(close: () => void): void {
  const backCloses = useContext(BackClosesContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => backCloses?.(() => latest.current()), [backCloses]);
}
