import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  FoldedItems,
  WebLink,
  type PluginContext,
  type SectionProps,
} from '@oa-profile/plugin-sdk';
import { Icon } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import type { SocialMedia } from './data.js';
import { distinctLinks, linkDetails, type SocialLink } from './links.js';
import { networkNames, networkSigns } from './networks.js';
import styles from './social-media.module.css';
import { socialMediaTexts } from './texts.js';

/** How many links are shown before the visitor asks for all: in a summary, one for each network. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 8;

/** Links to the account's pages elsewhere, in the owner's order. */
export function SocialMediaSection({ data, context, wholeHref }: SectionProps<SocialMedia>): ReactElement {
  const t = useTexts(socialMediaTexts);
  const { number } = useFormatters(context.account.timeZone);
  // Not in the schema: a link that an owner adds twice is not a fault of the API to report.
  const links = useMemo(() => distinctLinks(data.links), [data.links]);
  return (
    <FoldedItems
      items={links}
      shownFirst={wholeHref === undefined ? SHOWN_FIRST : SHOWN_IN_SUMMARY}
      href={wholeHref}
      label={t('showAll', { total: number(links.length) })}
    >
      {(shown) => (
        <ul role="list" className={wholeHref === undefined ? styles.links : styles.summary}>
          {shown.map((link) => (
            <li key={`${link.network} ${link.url}`}>
              <NetworkLink link={link} isSummary={wholeHref !== undefined} context={context} />
            </li>
          ))}
        </ul>
      )}
    </FoldedItems>
  );
}

interface NetworkLinkProps {
  link: SocialLink;
  /** Says only which network it is. */
  isSummary: boolean;
  context: PluginContext;
}

/** A network's icon and name, and the account's name there. */
function NetworkLink({ link, isSummary, context }: NetworkLinkProps): ReactElement {
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
