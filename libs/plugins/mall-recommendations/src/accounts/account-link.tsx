import type { RecommendedAccount } from '@oa-profile/api-client';
import { commonTexts, langAttribute } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { Avatar, Badge, chevronRightIcon, Icon, Tag } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { mallRecommendationsTexts } from '../texts.js';
import styles from './accounts.module.css';

interface AccountLinkProps {
  account: RecommendedAccount;
  context: PluginContext;
}

/** An account, its category, and whether it is a friend; links to its page on this site. */
export function AccountLink({
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
