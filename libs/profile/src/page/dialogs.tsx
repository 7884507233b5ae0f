import { createElement, useCallback, type ReactElement } from 'react';
import { dialogClosed, type DialogName } from '../core/dialogs/dialogs-slice.js';
import { menuIds } from '../core/dialogs/menu-ids.js';
import { noticed } from '../core/notices/notices-slice.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../core/store/hooks.js';
import styles from './dialogs.module.css';
import { PendingDialog } from './pending-dialog.js';
import { useDialogCode } from './use-dialog-code.js';

/** Menus in the page's markup that replace a pop-up whose code cannot be loaded. */
const insteadOf: { readonly [Name in DialogName]?: string } = {
  contact: menuIds.contact,
  addInApp: menuIds.qr,
};

/** The page's pop-ups. A tap opens one at once, as an empty frame if its code has not loaded yet. */
export function Dialogs(): ReactElement | null {
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const open = useProfileSelector(({ dialogs }) => dialogs.open);
  // A pop-up whose code cannot be loaded must not stay half open.
  const onError = useCallback(
    (failed: DialogName, error: unknown) => {
      services.captureError(error, 'dialog');
      dispatch(dialogClosed());
      const menu = document.getElementById(insteadOf[failed] ?? '');
      if (menu && 'popover' in menu) menu.showPopover();
      else dispatch(noticed({ tone: 'failure', keys: ['error.network'] }));
    },
    [services, dispatch],
  );
  const { code, isLate } = useDialogCode(open, onError);
  if (!open) return null;
  const { name } = open;
  return (
    <div className={isLate ? styles.continued : undefined}>
      {/* Not created here: the loaded code holds it. */}
      {code ? createElement(code, { key: name }) : <PendingDialog key={name} name={name} />}
    </div>
  );
}
