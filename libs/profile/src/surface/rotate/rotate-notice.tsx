import { useCallback, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { usePageEnvironment } from '../../core/store/hooks.js';
import { LateComponent } from '../../core/late/late-component.js';
import { isPhoneOnItsSide } from './phone-on-its-side.js';
import { DISMISSED } from './rotate-dismissed.js';

const load = (): Promise<ComponentType> =>
  import('./rotate-dialog.js').then(({ RotateDialog }) => RotateDialog);

/**
 * Asks visitors who hold a phone on its side to turn it, since the page is not made for that. Once dismissed it stays
 * away for the session: some phones are fixed to a wheelchair, and some visitors cannot turn theirs.
 */
export function RotateNotice(): ReactElement | null {
  const { services } = usePageEnvironment();
  const { rotateNoticeCache } = services;
  const isWanted = useSyncExternalStore(onResize, () => isOnItsSide() && !rotateNoticeCache.get(DISMISSED));
  const onError = useCallback((error: unknown) => services.captureError(error, 'rotate notice'), [services]);
  return isWanted ? <LateComponent load={load} onError={onError} /> : null;
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const isOnItsSide = (): boolean =>
  isPhoneOnItsSide({
    touched: matchMedia('(pointer: coarse)').matches,
    screen,
    pageWidth: document.documentElement.clientWidth,
    zoom: visualViewport?.scale ?? 1,
  });
