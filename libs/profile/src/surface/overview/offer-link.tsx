import { useProfileSelector, viewHref } from '@oa-profile/plugin-sdk/page';
import { useSectionHref } from '@oa-profile/plugin-sdk/internal';
import type { ReactElement, ReactNode } from 'react';
import type { Facts } from './facts-at.js';
import { leadToSection } from './lead-to-section.js';

interface OfferLinkProps {
  offer: NonNullable<Facts['offer']>;
  className: string | undefined;
  children: ReactNode;
}

/** Links to an offer's view, or to its section if it has none. */
export function OfferLink({ offer, className, children }: OfferLinkProps): ReactElement {
  const page = useProfileSelector((state) => state.page);
  const sectionHref = useSectionHref();
  const { sectionId, type, itemId } = offer;
  if (itemId === undefined)
    return (
      <a className={className} href={sectionHref(sectionId)} onClick={leadToSection} data-fact="offer">
        {children}
      </a>
    );
  return (
    <a className={className} href={viewHref(page, { name: 'item', plugin: type, itemId })} data-fact="offer">
      {children}
    </a>
  );
}
