import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ExternalButton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { hostOf } from './host-of.js';
import type { PluginContext } from './section.js';
import styles from './web-button.module.css';

/** Props of {@link WebButton}. */
export interface WebButtonProps {
  /** An address that is known to be http(s). */
  href: string;
  /** Its text: 'Order online'. */
  label: string;
  /** Counted when the link is followed, such as 'orderTakeout'. */
  action: string;
  context: PluginContext;
}

/** A button-like link for something done on another site, with its host below. */
export function WebButton({ href, label, action, context }: WebButtonProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <div className={styles.way}>
      <ExternalButton
        href={href}
        newTabLabel={t('common.opensInNewTab')}
        wide
        onClick={() => context.emit({ type: 'action', name: action })}
      >
        {label}
      </ExternalButton>
      <p className={styles.host}>{hostOf(href)}</p>
    </div>
  );
}
