import { useNow, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useLiveRegionReady } from '@oa-profile/plugin-sdk/internal';
import { commonTexts, visitorZone } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Button, LiveRegion } from '@oa-profile/ui';
import { useEffect, useState, useSyncExternalStore, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './saved-page-notice.module.css';

/** A page that has been open for so long says so: what it shows of the account is that old. */
const OLD_MS = 24 * 60 * 60_000;

/**
 * Says how old the page is if it comes from the device instead of the network, or has been open for a day. It stays as
 * long as the page does. Once the device is online again, there may be a newer page.
 */
export function SavedPageNotice(): ReactElement | null {
  const { savedAt } = usePageEnvironment();
  const [openedAt] = useState(() => new Date(performance.timeOrigin));
  const now = useNow(openedAt);
  const isOld = now.getTime() - openedAt.getTime() >= OLD_MS;
  const from = savedAt ?? (isOld ? openedAt : undefined);
  return from ? (
    <BeforeThePage>
      <Notice savedAt={from} now={now} />
    </BeforeThePage>
  ) : null;
}

/** This code is loaded late, and the markup has no place before the page: it creates one. */
function BeforeThePage({ children }: { children: ReactNode }): ReactElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}

function Notice({ savedAt, now }: { savedAt: Date; now: Date }): ReactElement {
  const t = useTexts(commonTexts);
  const accountZone = useProfileSelector(({ page }) => page.account.timeZone);
  // By the visitor's own clock, since they saw the page at that time.
  const { moment } = useFormatters(visitorZone(accountZone));
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const isKnown = useLiveRegionReady();
  return (
    <LiveRegion className={isKnown ? styles.notice : undefined}>
      {isKnown && (
        <>
          <FormattedText>
            {t(isOnline ? 'page.saved' : 'page.savedOffline', { time: moment(savedAt, now) })}
          </FormattedText>
          <Button variant="quiet" size="small" onClick={() => location.reload()}>
            {t('page.reload')}
          </Button>
        </>
      )}
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
