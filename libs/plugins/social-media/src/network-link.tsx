import { useTexts } from '@oa-profile/i18n/react';
import { accountLang, WebLink, type PluginContext } from '@oa-profile/plugin-sdk';
import { Icon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { linkDetails } from './link-details.js';
import { networkNames } from './network-names.js';
import { networkSigns } from './network-signs.js';
import type { SocialLink } from './social-link.js';
import styles from './social-media.module.css';
import { socialMediaTexts } from './texts.js';

interface NetworkLinkProps {
  link: SocialLink;
  /** Says only which network it is. */
  isSummary: boolean;
  context: PluginContext;
}

/** A network's icon and name, and the account's name there. */
export function NetworkLink({ link, isSummary, context }: NetworkLinkProps): ReactElement {
  const t = useTexts(socialMediaTexts);
  const { network, url } = link;
  const { handle, address } = linkDetails(link);
  const name = network === 'blog' ? t('blog') : networkNames[network];
  return (
    <WebLink className={styles.link} href={url} action="openSocialMedia" context={context}>
      <Icon shape={networkSigns[network]} className={styles.sign} />
      {isSummary ? (
        <span className={styles.name}>{name}</span>
      ) : (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>{' '}
          {handle && (
            <span className={styles.detail} lang={accountLang(context)}>
              {handle}
            </span>
          )}{' '}
          {address && <span className={styles.detail}>{address}</span>}
        </span>
      )}
    </WebLink>
  );
}
