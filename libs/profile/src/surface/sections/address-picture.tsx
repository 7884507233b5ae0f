import { SummaryParts } from '@oa-profile/plugin-sdk/page';
import type { ReactElement } from 'react';

/** What plugins show of where the account is, on a page without the column that has it. */
export function AddressPicture(): ReactElement {
  return <SummaryParts part="AddressPicture" when="near" />;
}
