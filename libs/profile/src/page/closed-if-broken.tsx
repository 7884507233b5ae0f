import { SectionBoundary } from '@oa-profile/plugin-sdk';
import type { ComponentType } from 'react';
import { dialogClosed } from '../core/dialogs/dialogs-slice.js';
import { noticed } from '../core/notices/notices-slice.js';
import { usePageEnvironment, useProfileDispatch } from '../core/store/hooks.js';

/** Makes a pop-up that throws close, with a message. */
export function closedIfBroken(Dialog: ComponentType): ComponentType {
  return function Guarded() {
    const dispatch = useProfileDispatch();
    const { services } = usePageEnvironment();
    const onError = (error: unknown): void => {
      services.captureError(error, 'dialog');
      dispatch(dialogClosed());
      dispatch(noticed({ tone: 'failure', keys: ['error.general'] }));
    };
    return (
      <SectionBoundary data={undefined} onError={onError} fallback={() => null}>
        <Dialog />
      </SectionBoundary>
    );
  };
}
