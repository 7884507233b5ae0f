import {
  dialogClosed,
  noticed,
  PageDialog,
  useLatePlugins,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { type DialogName, menuIds } from '@oa-profile/plugin-sdk/internal';
import { createElement, useCallback, type ReactElement } from 'react';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Skeleton, VisuallyHidden } from '@oa-profile/ui';
import styles from './dialogs.module.css';
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
  const { loaded } = useLatePlugins();
  const open = useProfileSelector(({ dialogs }) => dialogs.open);
  // A pop-up whose code cannot be loaded must not stay half open.
  const onError = useCallback(
    (failed: DialogName, error: unknown) => {
      services.captureError(error, 'dialog');
      dispatch(dialogClosed());
      const menu = document.getElementById(insteadOf[failed] ?? '');
      const button = document.querySelector<HTMLElement>(`[popovertarget="${menu?.id}"]`);
      if (button && menu && 'popover' in menu) menu.showPopover({ source: button });
      else dispatch(noticed({ tone: 'failure', keys: ['error.network'] }));
    },
    [services, dispatch],
  );
  const { code, isLate } = useDialogCode(open, onError);
  if (!open) return null;
  // Not created here: the loaded code holds it.
  const content = code && createElement(code, { key: open.name });
  // A plugin's dialog can only be opened once the plugins have loaded.
  const Frame = loaded.find(({ frames }) => frames?.[open.name])?.frames?.[open.name];
  if (Frame) return <Frame>{content ?? <Loading />}</Frame>;
  return (
    <div className={isLate ? styles.continued : undefined}>
      {content ?? <PendingDialog key={open.name} name={open.name} />}
    </div>
  );
}

/** Titles of the pop-ups that can be opened before their own texts have loaded. */
const titles = {
  contact: 'action.contact',
  addInApp: 'action.addFriend',
  more: 'common.more',
} as const satisfies { [Name in DialogName]?: string };

/** In place of what is in a pop-up, until its code has loaded. */
function Loading(): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <div aria-busy="true" data-frame="">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

/** The frame of a pop-up whose code is still loading, so that a tap has an effect at once. */
function PendingDialog({ name }: { name: DialogName }): ReactElement {
  const t = useTexts(commonTexts);
  const title = name in titles ? titles[name as keyof typeof titles] : undefined;
  return (
    <PageDialog title={t(title ?? 'common.loading')}>
      <Loading />
    </PageDialog>
  );
}
