import { type ProfileStore, useLatePlugins, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import { useI18n } from '@oa-profile/i18n/react';
import { useEffect, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import { SavedPageNotice } from '../surface/notices/saved-page-notice.js';
import { Notices } from '../surface/notices/notices.js';
import { RotateNotice } from '../surface/rotate/rotate-notice.js';
import { openForPrint } from './open-for-print.js';
import { RowArrowsSlot } from './row-arrows-slot.js';

/** What the page announces by itself: outcomes, how the phone is held, a saved copy; and what helps a mouse or a printer. */
export function AllNotices(): ReactElement {
  useEffect(openForPrint, []);
  useIdlePlugins();
  return (
    <>
      <SavedPageNotice />
      <Notices />
      <RotateNotice />
      <RowArrowsSlot />
    </>
  );
}

/** Lets plugins do what they do by themselves, once nothing else is to be done. A saved page has no news. */
function useIdlePlugins(): void {
  const { services, savedAt } = usePageEnvironment();
  const plugins = useLatePlugins();
  const store = useStore() as ProfileStore;
  const i18n = useI18n();
  useEffect(() => {
    if (savedAt) return undefined;
    return whenIdle(() => {
      const page = { store, services, i18n, plugins: plugins.loaded };
      for (const plugin of plugins.loaded)
        void Promise.resolve()
          .then(() => plugin.whenIdle?.(page))
          .catch((error: unknown) => services.captureError(error, plugin.name));
    });
  }, [store, services, i18n, savedAt, plugins]);
}
