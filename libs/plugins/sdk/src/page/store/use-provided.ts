import { useContext, type Context } from 'react';

/**
 * What the profile page provides to every component of it.
 *
 * @throws Error outside of a page.
 */
export function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('The profile page is missing around this component');
  return value;
}
