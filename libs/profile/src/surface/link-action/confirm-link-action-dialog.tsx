import {
  dialogClosed,
  PageDialog,
  TextWithName,
  useProfileDispatch,
  useProfileSelector,
  type LateDialog,
  type ProfileThunk,
} from '@oa-profile/plugin-sdk/page';
import { actionTexts, setFavorite, unblock, type LinkAction } from '@oa-profile/plugin-sdk/internal';
import { commonTexts, defineTexts, type Texts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, keepIcon, plusIcon, starIcon, unblockIcon, type IconShape } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { follow } from '../../actions/follow/follow.js';
import { keep } from '../../actions/keep/keep.js';
import type { en } from './locales/en.js';

/** Texts of the question about the action that a link carries. */
const linkActionTexts: Texts<typeof en> = defineTexts('profile-link-action', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

const icons: Readonly<Record<LinkAction, IconShape>> = {
  keep: keepIcon,
  follow: plusIcon,
  favorite: starIcon,
  unblock: unblockIcon,
};

const flows: Readonly<Record<LinkAction, () => ProfileThunk<Promise<void>>>> = {
  keep: () => keep.set(true),
  follow: () => follow.set(true),
  favorite: () => setFavorite(true),
  unblock,
};

/** Asks the visitor to confirm a link's action. Anybody can make such a link, so only a tap carries it out. */
function ConfirmLinkActionDialog(): ReactElement | null {
  const t = useTexts(linkActionTexts);
  const action = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  if (content?.name !== 'confirmLinkAction') return null;
  const { linkAction } = content;
  const close = (): void => void dispatch(dialogClosed());
  const confirm = (): void => {
    close();
    void dispatch(flows[linkAction]());
  };
  const labels = {
    keep: () => action('save.label'),
    follow: () => action('follow.label'),
    favorite: () => t('favorite'),
    unblock: () => common('action.unblock'),
  };
  return (
    <PageDialog
      title={<TextWithName>{(name) => t(`title.${linkAction}`, { name })}</TextWithName>}
      actions={
        <>
          <Button variant="primary" icon={icons[linkAction]} wide onClick={confirm}>
            {labels[linkAction]()}
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

export const confirmLinkActionDialog: LateDialog = {
  Component: ConfirmLinkActionDialog,
  texts: linkActionTexts,
};
