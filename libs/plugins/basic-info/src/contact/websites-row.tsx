import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { DescriptionRow, ExternalLink, globeIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './contact.module.css';

interface WebsitesRowProps {
  websites: BasicInfo['websites'];
  context: PluginContext;
}

/** Where else the account is on the web; the host is shown, so that nobody is led astray by a label. */
export function WebsitesRow({ websites, context }: WebsitesRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const common = useTexts(commonTexts);
  return (
    <DescriptionRow icon={globeIcon} label={t('websites')} hideLabel>
      <ul role="list" className={styles.websites}>
        {websites.map(({ url, label }) => (
          <li key={url}>
            <ExternalLink
              href={url}
              newTabLabel={common('common.opensInNewTab')}
              onClick={() => context.emit({ type: 'action', name: 'openWebsite' })}
            >
              <span lang={label && accountLang(context)}>{label ?? hostOf(url)}</span>
            </ExternalLink>
            {label && <span className={styles.host}>{hostOf(url)}</span>}
          </li>
        ))}
      </ul>
    </DescriptionRow>
  );
}

function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
