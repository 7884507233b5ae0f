import { useProfileSelector, viewHref } from '@oa-profile/plugin-sdk/page';
import { useSectionHref } from '@oa-profile/plugin-sdk/internal';
import type { AnchorHTMLAttributes, ReactElement } from 'react';
import { leadToSection } from './lead-to-section.js';

/** Props of {@link HighlightLink}. Other attributes of `<a>` are passed on. */
interface HighlightLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** What it leads to. */
  found: { sectionId: string; type: string; itemId?: string | undefined };
}

/** Links to the view of an item that a highlight is about, or to its section if there is none. */
export function HighlightLink({
  found: { sectionId, type, itemId },
  ...attributes
}: HighlightLinkProps): ReactElement {
  const page = useProfileSelector((state) => state.page);
  const sectionHref = useSectionHref();
  return itemId === undefined ? (
    <a {...attributes} href={sectionHref(sectionId)} onClick={leadToSection} />
  ) : (
    <a {...attributes} href={viewHref(page, { name: 'item', plugin: type, itemId })} />
  );
}
