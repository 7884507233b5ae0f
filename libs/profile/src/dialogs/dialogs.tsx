import { useCallback, type ComponentType, type ReactElement } from 'react';
import { noticed } from '../notices/notices-slice.js';
import { LateComponent } from '../page/late-component.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import { dialogClosed } from './dialogs-slice.js';

const loadAddInApp = (): Promise<ComponentType> =>
  import('./add-in-app-dialog.js').then(({ AddInAppDialog }) => AddInAppDialog);

/** The page's pop-ups, each loaded when it is first opened. */
export function Dialogs(): ReactElement | null {
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const open = useProfileSelector(({ dialogs }) => dialogs.open);
  // A pop-up whose code cannot be loaded must not stay half open.
  const onError = useCallback(
    (error: unknown) => {
      services.captureError(error, 'dialog');
      dispatch(dialogClosed());
      dispatch(noticed({ tone: 'failure', keys: ['error.network'] }));
    },
    [services, dispatch],
  );
  return open === 'addInApp' ? <LateComponent load={loadAddInApp} onError={onError} /> : null;
}
