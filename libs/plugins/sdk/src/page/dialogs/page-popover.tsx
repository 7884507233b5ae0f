import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Popover } from '@oa-profile/ui';
import type { PopoverProps } from '@oa-profile/ui/internal';
import type { ReactElement } from 'react';
import { menuIds } from './menu-ids.js';

interface PagePopoverProps extends Omit<PopoverProps, 'id' | 'closeLabel'> {
  menu: keyof typeof menuIds;
}

/** A pop-up in the page's markup, rendered by the server and opened by the browser. */
export function PagePopover({ menu, ...popover }: PagePopoverProps): ReactElement {
  const t = useTexts(commonTexts);
  return <Popover {...popover} id={menuIds[menu]} closeLabel={t('common.close')} />;
}
