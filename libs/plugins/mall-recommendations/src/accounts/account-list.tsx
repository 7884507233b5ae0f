import type { RecommendedAccount } from '@oa-profile/api-client';
import { FoldedItems, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { AccountLink } from './account-link.js';
import styles from './accounts.module.css';

interface AccountListProps {
  accounts: readonly RecommendedAccount[];
  context: PluginContext;
}

/** How many accounts are shown before the visitor asks for all. */
const SHOWN_FIRST = 12;

export function AccountList({ accounts, context }: AccountListProps): ReactElement {
  return (
    <FoldedItems items={accounts} shownFirst={SHOWN_FIRST}>
      {(shown) => (
        <ul role="list" className={styles.accounts}>
          {shown.map((account) => (
            <li key={account.accountId}>
              <AccountLink account={account} context={context} />
            </li>
          ))}
        </ul>
      )}
    </FoldedItems>
  );
}
