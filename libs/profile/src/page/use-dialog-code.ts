import { useLatePlugins } from '@oa-profile/plugin-sdk/page';
import { type DialogName, type OpenDialog, whenIdleOrTouched } from '@oa-profile/plugin-sdk/internal';
import { useI18n } from '@oa-profile/i18n/react';
import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** The code of the open pop-up. */
export interface DialogCode {
  /** Undefined until it has loaded. */
  code: ComponentType | undefined;
  /** It has loaded after the pop-up was opened. */
  isLate: boolean;
}

/**
 * The code of the open pop-up, if any. The code of all but the rare ones is loaded once the browser is idle or the page
 * is touched, so that a pop-up opens at the tap.
 *
 * @param onError Called when it cannot be loaded.
 */
export function useDialogCode(
  open: OpenDialog | undefined,
  onError: (name: DialogName, error: unknown) => void,
): DialogCode {
  const i18n = useI18n();
  const plugins = useLatePlugins();
  const [code] = useState(() => new Map<DialogName, ComponentType>());
  const [arrivedFor, setArrivedFor] = useState<OpenDialog>();
  const rendered = open && code.get(open.name);
  const load = useCallback(
    async (wanted: DialogName): Promise<void> => {
      if (code.has(wanted)) return;
      const { loadDialog } = await import('./load-dialog.js');
      code.set(wanted, await loadDialog(wanted, i18n, plugins));
    },
    [code, i18n, plugins],
  );

  useEffect(
    () =>
      whenIdleOrTouched(() => {
        // A failed one is requested again when it is opened; only then is the visitor told.
        import('./load-dialog.js')
          .then(({ dialogNames }) => dialogNames(plugins))
          .then((names) => Promise.allSettled(names.map(load)))
          .catch(() => undefined);
      }),
    [load, plugins],
  );

  useEffect(() => {
    // Not what has arrived by now: code that arrives between rendering and this effect must be rendered as well.
    if (!open || rendered) return undefined;
    const { name } = open;
    let isWanted = true;
    load(name).then(
      () => isWanted && setArrivedFor(open),
      (error: unknown) => isWanted && onError(name, error),
    );
    return () => {
      isWanted = false;
    };
  }, [open, rendered, load, onError]);

  return { code: rendered, isLate: open !== undefined && arrivedFor === open };
}
