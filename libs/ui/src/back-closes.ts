import { createContext, useContext, useEffect, useRef } from 'react';

/**
 * Lets the visitor's way back close what has just opened, instead of leaving the page. It is called when something has
 * opened, and given what closes it; it returns a function to call once that is closed, however that came about.
 */
export type BackCloses = (close: () => void) => () => void;

/**
 * How the page lets the way back close what is open. Without it nothing is written to the browser's history: only the
 * page itself knows what else it keeps there.
 */
export const BackClosesContext = createContext<BackCloses | undefined>(undefined);

/** Lets the visitor's way back close a component for as long as it is there, on a page that offers this. */
export function useBackCloses(close: () => void): void {
  const backCloses = useContext(BackClosesContext);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => backCloses?.(() => latest.current()), [backCloses]);
}
