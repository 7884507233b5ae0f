import { useI18n } from '@oa-profile/i18n/react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { OwnPart } from '../core/late/own-part.js';
import { createLateCode } from '../core/late/late-code.js';
import { LatePart } from '../core/late/late-part.js';
import { PageFooter } from '../surface/footer/page-footer.js';
import type { ProfileStore } from '../core/store/create-store.js';
import { usePageEnvironment, useProfileSelector } from '../core/store/hooks.js';
import { firstPageType } from '../core/views/first-page.js';
import { viewPath } from '../core/views/view.js';

const nothing = {};

/**
 * Shows the view of the address. The profile stays in the document behind a view that was opened from it, so that going
 * back finds it unchanged; if the visitor arrived at a view, the profile is a document of its own.
 */
export function ViewHost({ children }: { children: ReactNode }): ReactElement {
  const i18n = useI18n();
  const { services } = usePageEnvironment();
  const view = useProfileSelector((state) => state.view);
  const arrivedAtProfile = useProfileSelector(({ page }) => page.initialView.name === 'profile');
  useLatePageCode();
  const isProfile = view.name === 'profile';
  return (
    <>
      {arrivedAtProfile && <div hidden={!isProfile}>{children}</div>}
      {!isProfile && (
        <LatePart
          key={viewPath(view)}
          load={async () => {
            // The list of plugins is loaded in parallel with the code that needs one of them.
            const [{ loadView }] = await Promise.all([
              import('./load-view.js'),
              'plugin' in view && services.plugins(),
            ]);
            return loadView(view, i18n, services.plugins);
          }}
          name={`view ${view.name}`}
          isUnique={'plugin' in view}
          own={nothing}
          when="at once"
        />
      )}
      {!isProfile && (
        <OwnPart>
          <PageFooter />
        </OwnPart>
      )}
    </>
  );
}

/**
 * Until the code has loaded, and if it cannot be, links lead from one server page to the next, and going back leaves
 * the page.
 */
function useLatePageCode(): void {
  const i18n = useI18n();
  const { services, openOverlays } = usePageEnvironment();
  const store = useStore() as ProfileStore;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    // Before the code has loaded: the visitor may be gone by then.
    firstPageType(store.getState().page);
    const late = createLateCode(
      () => import('./late-page-code.js'),
      (error) => services.captureError(error, 'views'),
    );
    late.start();
    void late.code.then(({ followLinks, followReturns, followWish }) => {
      if (left) return;
      const stops = [
        followLinks(store, i18n, openOverlays, services.plugins),
        followReturns(store),
        followWish(store),
      ];
      stop = () => stops.forEach((stopOne) => stopOne());
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [store, i18n, services, openOverlays]);
}
