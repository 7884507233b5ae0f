import { Suspense, type ReactElement, type ReactNode } from 'react';

/**
 * A part of the page whose code comes with the first script. If others have changed the document before the start,
 * React renders what is inside the nearest boundary anew: so no more than this part.
 */
export function HydrationBoundary({ children }: { children: ReactNode }): ReactElement {
  return <Suspense>{children}</Suspense>;
}
