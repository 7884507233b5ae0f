import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useSyncExternalStore, type ReactElement } from 'react';
import { usePageEnvironment } from '../../core/store/hooks.js';
import styles from './kept-notice.module.css';

/**
 * Says of a page that the device had kept, since the network did not give it, from when it is. It stays for as long as the
 * page does. Once the device is online again, there may be a newer one.
 */
export function KeptNotice(): ReactElement | null {
  const t = useTexts(commonTexts);
  const { keptAt } = usePageEnvironment();
  // The visitor's own: it is they who have seen the page at that time.
  const { dateTime } = useFormatters(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  if (!keptAt) return null;
  return (
    <LiveRegion className={styles.notice}>
      <InlineMessage tone="warning" retry={{ label: t('common.retry'), onRetry: () => location.reload() }}>
        {t(isOnline ? 'page.kept' : 'page.keptOffline', { time: dateTime(keptAt) })}
      </InlineMessage>
    </LiveRegion>
  );
}

function onNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
