import { useCallback } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import { viewHref } from '../views/view.js';
import { sectionElementId } from './section-element-id.js';

/**
 * Makes links to sections of the account's first page: within the profile plain anchors, so that they need no script;
 * from any other view they lead to the profile.
 *
 * @returns From the id of a section in the outline to its address.
 */
export function useSectionHref(): (id: string) => string {
  const page = useProfileSelector((state) => state.page);
  const isProfile = useProfileSelector(({ view }) => view.name === 'profile');
  return useCallback(
    (id) => `${isProfile ? '' : viewHref(page, { name: 'profile' })}#${sectionElementId(id)}`,
    [page, isProfile],
  );
}
