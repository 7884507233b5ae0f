import { useCallback, type ComponentType, type ReactElement } from 'react';
import { LateComponent } from '../core/late/late-component.js';
import { usePageEnvironment } from '../core/store/hooks.js';

const load = (): Promise<ComponentType> =>
  import('../surface/notices/kept-notice.js').then(({ KeptNotice }) => KeptNotice);

/** What a page says that the device had kept. Most have come from the network, and need no code for it. */
export function LateKeptNotice(): ReactElement {
  const { services } = usePageEnvironment();
  const onError = useCallback((error: unknown) => services.captureError(error, 'kept notice'), [services]);
  return <LateComponent load={load} onError={onError} />;
}
