import { type ProfileStore, useLateFeatures, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import { useI18n } from '@oa-profile/i18n/react';
import { useEffect, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import { SavedPageNotice } from '../surface/notices/saved-page-notice.js';
import { Notices } from '../surface/notices/notices.js';
import { RotateNotice } from '../surface/rotate/rotate-notice.js';
import { openForPrint } from './open-for-print.js';

/** What the page announces by itself: outcomes, how the phone is held, a saved copy. Also unfolds all for printing. */
export function AllNotices(): ReactElement {
  useEffect(openForPrint, []);
  useIdleFeatures();
  return (
    <>
      <SavedPageNotice />
      <Notices />
      <RotateNotice />
    </>
  );
}

/** Lets features do what they do by themselves, once nothing else is to be done. A saved page has no news. */
function useIdleFeatures(): void {
  const { services, savedAt } = usePageEnvironment();
  const features = useLateFeatures();
  const store = useStore() as ProfileStore;
  const i18n = useI18n();
  useEffect(() => {
    if (savedAt) return undefined;
    return whenIdle(() => {
      const page = { store, services, i18n, features: features.loaded };
      for (const feature of features.loaded)
        void Promise.resolve()
          .then(() => feature.whenIdle?.(page))
          .catch((error: unknown) => services.captureError(error, feature.name));
    });
  }, [store, services, i18n, savedAt, features]);
}
