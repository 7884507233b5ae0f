import { type LateProps, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { closePopovers } from '@oa-profile/ui/internal';
import { useEffect, useLayoutEffect, useRef, type ReactElement } from 'react';
import { QrPopover } from '../actions/add-in-app/qr-popover.js';
import { SharePopover } from '../actions/share/share-pop-ups.js';
import { ContactPopover } from '../surface/contact/contact-pop-ups.js';
import { MorePopover } from '../surface/shortcuts/more-pop-ups.js';

/** What opens without script: see {@link menuIds}. */
export function Menus({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  useClosingWithThePage();
  const { isReachable, account } = useProfileSelector(({ page }) => page);
  return (
    <>
      <MorePopover />
      {isReachable && <ContactPopover />}
      {account.features.includes('share') && <SharePopover />}
      <QrPopover />
    </>
  );
}

/** Closes open menus when another view replaces the page. */
function useClosingWithThePage(): void {
  const view = useProfileSelector((state) => state.view);
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current !== view) closePopovers();
    shown.current = view;
  }, [view]);
}
