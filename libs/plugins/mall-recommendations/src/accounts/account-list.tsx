import type { RecommendedAccount } from '@oa-profile/api-client';
import { commonTexts, langAttribute } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, type PluginContext } from '@oa-profile/plugin-sdk';
import { Avatar, Badge, chevronRightIcon, Icon, Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { mallRecommendationsTexts } from '../texts.js';
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

interface AccountLinkProps {
  account: RecommendedAccount;
  context: PluginContext;
}

/** An account, its category, and whether it is a friend; links to its page on this site. */
function AccountLink({
  account: { searchId, name, badge, icon, category, contentLanguage, relation },
  context,
}: AccountLinkProps): ReactElement {
  const t = useTexts(mallRecommendationsTexts);
  const common = useTexts(commonTexts);
  const lang = langAttribute(contentLanguage, context.language);
  return (
    <a
      className={styles.account}
      href={context.accountHref(searchId)}
      onClick={() => context.emit({ type: 'action', name: 'openRecommendedAccount' })}
    >
      <Avatar name={name} picture={icon} size="small" loading="lazy" />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name} lang={lang}>
            {name}
          </span>
          <Badge kind={badge} label={common(`header.badge.${badge}`)} />
          {relation !== 'unknown' && relation?.friendshipType === 'friend' && (
            <Tag tone="account">{t('friend')}</Tag>
          )}
        </span>{' '}
        {category && (
          <span className={styles.category} lang={lang}>
            {category}
          </span>
        )}
      </span>
      <Icon shape={chevronRightIcon} size="small" className={styles.way} />
    </a>
  );
}
