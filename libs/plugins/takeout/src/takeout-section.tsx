import type { SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { Takeout } from './data.js';
import { hasTerms } from './has-terms.js';
import { Menu } from './menu/menu.js';
import { Terms } from './terms.js';

/** When one can order and how long it takes, then what there is. */
export function TakeoutSection({ data, context, wholeHref }: SectionProps<Takeout>): ReactElement {
  // Without a menu there is nothing to be a summary of: the terms are all there is.
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
