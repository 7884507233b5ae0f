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
  context: PluginContext;
}

/** A network's icon and name, and the account's name there. */
export function NetworkLink({ link, context }: NetworkLinkProps): ReactElement {
  const t = useTexts(socialMediaTexts);
  const { network, url } = link;
  const { handle, address } = linkDetails(link);
  return (
    <WebLink className={styles.link} href={url} action="openSocialMedia" context={context}>
      <span className={styles.sign}>
        <Icon shape={networkSigns[network]} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{network === 'blog' ? t('blog') : networkNames[network]}</span>{' '}
        {handle && (
          <span className={styles.detail} lang={accountLang(context)}>
            {handle}
          </span>
        )}{' '}
        {address && <span className={styles.detail}>{address}</span>}
      </span>
    </WebLink>
  );
}
