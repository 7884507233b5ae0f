import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, type SectionProps } from '@oa-profile/plugin-sdk';
import { useMemo, type ReactElement } from 'react';
import type { SocialMedia } from './data.js';
import { distinctLinks } from './distinct-links.js';
import { NetworkLink } from './network-link.js';
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
