import { type ProfileStore, useLatePlugins, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { createLateCode } from '@oa-profile/plugin-sdk/internal';
import { useI18n } from '@oa-profile/i18n/react';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { firstPageType } from './first-page.js';

/** Until the code has loaded, or if it cannot be, links lead to server pages, and going back leaves the page. */
export function useLatePageCode(): void {
  const i18n = useI18n();
  const { services, openOverlays, savedAt, onUnanswered } = usePageEnvironment();
  const plugins = useLatePlugins();
  const store = useStore() as ProfileStore;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    // Before the code has loaded: the visitor may be gone by then.
    firstPageType(store.getState().page);
    const onError = (error: unknown): void => services.captureError(error, 'views');
    const late = createLateCode(() => import('./late-page-code.js'), onError);
    late.start();
    void late.code.then(({ followLinks, followReturns, handleLinkAction }) => {
      if (left) return;
      const stops = [
        followLinks(store, i18n, openOverlays, plugins, { savedAt, onUnanswered }),
        followReturns(store),
        handleLinkAction(store, onError),
      ];
      stop = () => stops.forEach((stopOne) => stopOne());
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [store, i18n, services, openOverlays, plugins, savedAt, onUnanswered]);
}
