import { useCallback, type ComponentType, type ReactElement } from 'react';
import { LateComponent } from '../page/late-component.js';
import { usePageEnvironment } from '../store/hooks.js';

const load = (): Promise<ComponentType> => import('./notices.js').then(({ Notices }) => Notices);

/**
 * {@link Notices}, loaded as soon as the page is interactive: nothing can have happened before, and assistive
 * technology knows the region by the time that something does.
 */
export function LateNotices(): ReactElement {
  const { services } = usePageEnvironment();
  const onError = useCallback((error: unknown) => services.captureError(error, 'notices'), [services]);
  return <LateComponent load={load} onError={onError} />;
}
