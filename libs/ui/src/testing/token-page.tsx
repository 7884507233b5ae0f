import type { ReactElement } from 'react';
import { groupsOf, tokenValues, type TokenPageName } from './token-pages.js';
import { TokenList } from './token-list.js';

export interface TokenPageProps {
  page: TokenPageName;
}

/** A page's tokens, in the order in which tokens.css defines them. */
export function TokenPage({ page }: TokenPageProps): ReactElement {
  return <TokenList groups={groupsOf(page)} values={tokenValues} />;
}
