import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog } from '@oa-profile/ui';
import type { DialogProps } from '@oa-profile/ui/internal';
import type { ReactElement } from 'react';
import { useProfileDispatch } from '../store/hooks.js';
import { dialogClosed } from './dialogs-slice.js';

/** The pop-up that is open by the page's state. */
export function PageDialog(props: Omit<DialogProps, 'open' | 'onClose' | 'closeLabel'>): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  return <Dialog {...props} open onClose={() => dispatch(dialogClosed())} closeLabel={t('common.close')} />;
}
