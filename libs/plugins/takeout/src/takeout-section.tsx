import type { SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { Takeout } from './data.js';
import { hasTerms } from './has-terms.js';
import { Menu } from './menu/menu.js';
import { Terms } from './terms.js';

/** When orders are taken and how long they take, then the menu. */
export function TakeoutSection({ data, context, wholeHref }: SectionProps<Takeout>): ReactElement {
  // Without a menu there is nothing to summarise: the terms are everything.
  const isSummary = wholeHref !== undefined && data.items.length > 0;
  return (
    <>
      {hasTerms(isSummary ? { ...data, note: undefined } : data) && (
        <Terms takeout={data} context={context} isSummary={isSummary} />
      )}
      {data.items.length > 0 && <Menu items={data.items} context={context} wholeHref={wholeHref} />}
    </>
  );
}
