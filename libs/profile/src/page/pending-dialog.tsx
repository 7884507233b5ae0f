import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog, Skeleton, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { dialogClosed, type DialogName } from '../core/dialogs/dialogs-slice.js';
import { useProfileDispatch } from '../core/store/hooks.js';

/** Titles of the pop-ups that can be opened before their own texts have loaded. */
const titles = {
  contact: 'action.contact',
  addInApp: 'action.addFriend',
  more: 'common.more',
} as const satisfies { [Name in DialogName]?: string };

/** The frame of a pop-up whose code is still loading, so that a tap has an effect at once. */
export function PendingDialog({ name }: { name: DialogName }): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const title = name in titles ? titles[name as keyof typeof titles] : undefined;
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t(title ?? 'common.loading')}
      closeLabel={t('common.close')}
    >
      <div aria-busy="true" data-frame="">
        {title && <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}
        <Skeleton lines={4} />
      </div>
    </Dialog>
  );
}
