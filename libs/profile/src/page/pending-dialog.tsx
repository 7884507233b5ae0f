import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Skeleton, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { PageDialog } from '../core/dialogs/page-dialog.js';
import type { DialogName } from '../core/dialogs/dialogs-slice.js';

/** Titles of the pop-ups that can be opened before their own texts have loaded. */
const titles = {
  contact: 'action.contact',
  addInApp: 'action.addFriend',
  more: 'common.more',
} as const satisfies { [Name in DialogName]?: string };

/** The frame of a pop-up whose code is still loading, so that a tap has an effect at once. */
export function PendingDialog({ name }: { name: DialogName }): ReactElement {
  const t = useTexts(commonTexts);
  const title = name in titles ? titles[name as keyof typeof titles] : undefined;
  return (
    <PageDialog title={t(title ?? 'common.loading')}>
      <div aria-busy="true" data-frame="">
        {title && <VisuallyHidden>{t('common.loading')}</VisuallyHidden>}
        <Skeleton lines={4} />
      </div>
    </PageDialog>
  );
}
