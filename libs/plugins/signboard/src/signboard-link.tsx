import { useTexts } from '@oa-profile/i18n/react';
import { hostOf, WebLink, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import styles from './signboard.module.css';
import { signboardTexts } from './texts.js';

interface SignboardLinkProps {
  url: string;
  /** Id of the element that describes the link. */
  describedBy: string | undefined;
  context: PluginContext;
}

/** The signboard's link; shows the host, so that nobody is misled. */
export function SignboardLink({ url, describedBy, context }: SignboardLinkProps): ReactElement {
  const t = useTexts(signboardTexts);
  return (
    <p className={styles.foot}>
      <WebLink
        className={styles.link}
        href={url}
        aria-describedby={describedBy}
        action="openLink"
        context={context}
      >
        {t('visit', { host: hostOf(url) })}
      </WebLink>
    </p>
  );
}
