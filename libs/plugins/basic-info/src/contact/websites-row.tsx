import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, accountLang, hostOf, WebLink, type PluginContext } from '@oa-profile/plugin-sdk';
import { DescriptionRow, globeIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './contact.module.css';

interface WebsitesRowProps {
  websites: BasicInfo['websites'];
  context: PluginContext;
}

/** How many websites are shown before the visitor asks for all. */
const SHOWN_FIRST = 5;

/** The account's websites, with their hosts, so that no label can mislead. */
export function WebsitesRow({ websites, context }: WebsitesRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  return (
    <DescriptionRow icon={globeIcon} label={t('websites')} hideLabel>
      <FoldedItems items={websites} shownFirst={SHOWN_FIRST} className={styles.rest}>
        {(shown) => (
          <ul role="list" className={styles.websites}>
            {shown.map(({ url, label }) => (
              <li key={url}>
                <WebLink href={url} action="openWebsite" context={context}>
                  <span lang={label && accountLang(context)}>{label ?? hostOf(url)}</span>
                </WebLink>
                {label && <span className={styles.host}>{hostOf(url)}</span>}
              </li>
            ))}
          </ul>
        )}
      </FoldedItems>
    </DescriptionRow>
  );
}
