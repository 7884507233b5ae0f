import { useI18n } from '@oa-profile/i18n/react';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import type { DialogName, OpenDialog } from '../core/dialogs/dialogs-slice.js';
import { whenIdle } from '../core/late/when-idle.js';

/** The code of the pop-up that is open. */
export interface DialogCode {
  /** Undefined until it is there. */
  code: ComponentType | undefined;
  /** It has come after the pop-up was opened. */
  isLate: boolean;
}

/**
 * The code of the pop-up that is open, if any. That of all but the rare ones is asked for once the browser is idle or the
 * page is touched, so that a pop-up opens with the tap.
 *
 * @param onError Hears when it cannot be loaded.
 */
export function useDialogCode(
  open: OpenDialog | undefined,
  onError: (name: DialogName, error: unknown) => void,
): DialogCode {
  const i18n = useI18n();
  const [code] = useState(() => new Map<DialogName, ComponentType>());
  const [arrivedFor, setArrivedFor] = useState<OpenDialog>();
  const load = useCallback(
    async (wanted: DialogName): Promise<void> => {
      if (code.has(wanted)) return;
      const { loadDialog } = await import('./load-dialog.js');
      code.set(wanted, await loadDialog(wanted, i18n));
    },
    [code, i18n],
  );

  useEffect(
    () =>
      whenIdle(() => {
        // One that fails is asked for again when it is opened, and told then.
        import('./load-dialog.js')
          .then(({ dialogNames }) => Promise.allSettled(dialogNames.map(load)))
          .catch(() => undefined);
      }),
    [load],
  );

  useEffect(() => {
    if (!open || code.has(open.name)) return undefined;
    const { name } = open;
    let isWanted = true;
    load(name).then(
      () => isWanted && setArrivedFor(open),
      (error: unknown) => isWanted && onError(name, error),
    );
    return () => {
      isWanted = false;
    };
  }, [open, code, load, onError]);

  return { code: open && code.get(open.name), isLate: open !== undefined && arrivedFor === open };
}
