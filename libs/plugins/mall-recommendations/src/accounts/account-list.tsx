import type { RecommendedAccount } from '@oa-profile/api-client/schemas';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { FoldedList } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { mallRecommendationsTexts } from '../texts.js';
import { AccountLink } from './account-link.js';
import styles from './accounts.module.css';

interface AccountListProps {
  accounts: readonly RecommendedAccount[];
  context: PluginContext;
}

/** How many accounts are shown before the visitor asks for all. */
const SHOWN_FIRST = 12;

/** Similar accounts. */
export function AccountList({ accounts, context }: AccountListProps): ReactElement {
  const t = useTexts(mallRecommendationsTexts);
  const { number } = useFormatters(context.account.timeZone);
  return (
    <FoldedList
      items={accounts}
      shownFirst={SHOWN_FIRST}
      label={t('showAllAccounts', { total: number(accounts.length) })}
    >
      {(shown) => (
        <ul role="list" className={styles.accounts}>
          {shown.map((account) => (
            <li key={account.accountId}>
              <AccountLink account={account} context={context} />
            </li>
          ))}
        </ul>
      )}
    </FoldedList>
  );
}
