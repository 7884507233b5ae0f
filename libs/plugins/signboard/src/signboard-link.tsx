import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { ExternalLink } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './signboard.module.css';
import { signboardTexts } from './texts.js';

interface SignboardLinkProps {
  url: string;
  /** Id of what says more than the host does. */
  describedBy: string | undefined;
  context: PluginContext;
}

/** Where the signboard leads; the host is shown, so that nobody is led astray. */
export function SignboardLink({ url, describedBy, context }: SignboardLinkProps): ReactElement {
  const t = useTexts(signboardTexts);
  const common = useTexts(commonTexts);
  const host = new URL(url).host.replace(/^www\./, '');
  return (
    <p className={styles.foot}>
      <ExternalLink
        className={styles.link}
        href={url}
        newTabLabel={common('common.opensInNewTab')}
        aria-describedby={describedBy}
        onClick={() => context.emit({ type: 'action', name: 'openLink' })}
      >
        {t('visit', { host })}
      </ExternalLink>
    </p>
  );
}
