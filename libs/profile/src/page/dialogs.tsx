import { useI18n } from '@oa-profile/i18n/react';
import { useCallback, useMemo, type ReactElement } from 'react';
import { noticed } from '../core/notices/notices-slice.js';
import { LateComponent } from '../core/late/late-component.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../core/store/hooks.js';
import { dialogClosed } from '../core/dialogs/dialogs-slice.js';

/** The page's pop-ups, each loaded when it is first opened. */
export function Dialogs(): ReactElement | null {
  const dispatch = useProfileDispatch();
  const i18n = useI18n();
  const { services } = usePageEnvironment();
  const name = useProfileSelector(({ dialogs }) => dialogs.open?.name);
  // A pop-up whose code cannot be loaded must not stay half open.
  const onError = useCallback(
    (error: unknown) => {
      services.captureError(error, 'dialog');
      dispatch(dialogClosed());
      dispatch(noticed({ tone: 'failure', keys: ['error.network'] }));
    },
    [services, dispatch],
  );
  const load = useMemo(
    () => name && (() => import('./load-dialog.js').then(({ loadDialog }) => loadDialog(name, i18n))),
    [name, i18n],
  );
  return load ? <LateComponent key={name} load={load} onError={onError} /> : null;
}
