import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, externalIcon, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './external-button.module.css';

/** Props of {@link ExternalButton}. */
export interface ExternalButtonProps {
  /** An address that has been checked to be http(s). */
  href: string;
  /** What one does there: 'Order online'. */
  label: string;
  onPress?: (() => void) | undefined;
}

/** The way to what is done elsewhere. The host is shown, so that nobody is led astray by our own words. */
export function ExternalButton({ href, label, onPress }: ExternalButtonProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <div className={styles.way}>
      <Button
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        icon={externalIcon}
        wide
        onClick={onPress}
      >
        {label}
        <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
      </Button>
      <p className={styles.host}>{new URL(href).host.replace(/^www\./, '')}</p>
    </div>
  );
}
