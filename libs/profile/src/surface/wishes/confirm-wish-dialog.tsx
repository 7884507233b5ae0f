import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, keepIcon, plusIcon, starIcon, unblockIcon, type IconShape } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { LateDialog } from '../../core/feature/feature.js';
import { TextWithName } from '../../core/account/text-with-name.js';
import { PageDialog } from '../../core/dialogs/page-dialog.js';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import type { Wish } from '../../core/intent/intent.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { follow } from '../../features/follow/follow.js';
import { keep } from '../../features/keep/keep.js';
import { setFavorite, unblock } from '../../features/relation/relation-flow.js';
import { wishTexts } from './wish-texts.js';

const icons: Readonly<Record<Wish, IconShape>> = {
  keep: keepIcon,
  follow: plusIcon,
  favorite: starIcon,
  unblock: unblockIcon,
};

const flows: Readonly<Record<Wish, () => ProfileThunk<Promise<void>>>> = {
  keep: () => keep.set(true),
  follow: () => follow.set(true),
  favorite: () => setFavorite(true),
  unblock,
};

/**
 * Asks the visitor to confirm the wish that a link from a browser carries, which is fulfilled only by a tap. Anybody
 * can make such a link.
 */
function ConfirmWishDialog(): ReactElement | null {
  const t = useTexts(wishTexts);
  const action = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  if (content?.name !== 'confirmWish') return null;
  const { wish } = content;
  const close = (): void => void dispatch(dialogClosed());
  const confirm = (): void => {
    close();
    void dispatch(flows[wish]());
  };
  const labels = {
    keep: () => action('save.label'),
    follow: () => action('follow.label'),
    favorite: () => t('favorite'),
    unblock: () => common('action.unblock'),
  };
  return (
    <PageDialog
      title={<TextWithName>{(name) => t(`title.${wish}`, { name })}</TextWithName>}
      actions={
        <>
          <Button variant="primary" icon={icons[wish]} wide onClick={confirm}>
            {labels[wish]()}
          </Button>
          <Button wide onClick={close}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      <p>{t('text')}</p>
    </PageDialog>
  );
}

export const confirmWishDialog: LateDialog = { Component: ConfirmWishDialog, texts: wishTexts };
