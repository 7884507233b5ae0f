import type { ProfileServices, ProfileStore } from '@oa-profile/plugin-sdk/page';
import {
  createOpenOverlays,
  type EarlyClick,
  type LateLoading,
  type LoadedCode,
  type PageEnvironment,
  PageEnvironmentContext,
  rememberServerMarkup,
  useDoubleTapGuard,
  useTouched,
} from '@oa-profile/plugin-sdk/internal';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { BackClosesContext } from '@oa-profile/ui';
import { bringIntoSight } from '@oa-profile/ui/internal';
import type { i18n } from 'i18next';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Dialogs } from './dialogs.js';
import { LateNotices } from './late-notices.js';
import { SectionSlot } from '../surface/sections/section-slot.js';
import { ProfilePage } from './profile-page.js';

/** Props of {@link ProfileApp}. */
export interface ProfileAppProps {
  store: ProfileStore;
  services: ProfileServices;
  /** Has the common texts in the page's language; those of sections are added as they are loaded. */
  i18n: i18n;
  /** @default 'near' */
  loading?: LateLoading;
  /** Filled here, and read when the next page is rendered. One for each `i18n`. @default nothing is remembered */
  loadedCode?: LoadedCode;
  renderedAt: Date;
  /**
   * Since when the device has kept this page, if it is shown for lack of a network. @default it has just been loaded
   */
  savedAt?: Date | undefined;
  /** That of `@oa-profile/offline`. @default links that lead where nothing answers leave the page */
  onUnanswered?: PageEnvironment['onUnanswered'];
  /** Clicks to repeat in sections once they are interactive. @default none is repeated */
  earlyClick?: EarlyClick;
}

/** The whole profile page, the same on the server and in the browser. */
export function ProfileApp({
  store,
  services,
  i18n,
  loading = 'near',
  loadedCode,
  renderedAt,
  savedAt,
  onUnanswered,
  earlyClick,
}: ProfileAppProps): ReactElement {
  useTouched();
  useDoubleTapGuard();
  useEffect(() => {
    // On the document: the code of a row may not have loaded yet.
    const follow = (event: FocusEvent): void => {
      // After the browser's own scrolling, which would undo it.
      requestAnimationFrame(() => bringIntoSight(event));
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  // While it is the document's: React has not changed anything yet.
  const [serverMarkup] = useState(() =>
    typeof document === 'undefined' ? undefined : rememberServerMarkup(document),
  );
  const environment = useMemo(
    () => ({
      services,
      loading,
      loadedCode,
      renderedAt,
      savedAt,
      onUnanswered,
      earlyClick,
      serverMarkup,
      SectionSlot,
      openOverlays: createOpenOverlays(),
    }),
    [services, loading, loadedCode, renderedAt, savedAt, onUnanswered, earlyClick, serverMarkup],
  );
  // What the server rendered with. The store may know more by now, such as the cached relation: React hydrates with
  // this state first, then shows the current one.
  const [serverState] = useState(() => store.initialState);
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store} serverState={serverState}>
        <PageEnvironmentContext value={environment}>
          <BackClosesContext value={environment.openOverlays.add}>
            <ProfilePage />
            <LateNotices />
            <Dialogs />
          </BackClosesContext>
        </PageEnvironmentContext>
      </Provider>
    </I18nextProvider>
  );
}
