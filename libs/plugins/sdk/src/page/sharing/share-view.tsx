import { useTexts } from '@oa-profile/i18n/react';
import { IconButton, shareIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import { actionTexts } from '../texts/action-texts.js';
import { viewPath, type View } from '../views/view.js';
import { share } from './share.js';

interface ShareViewProps {
  view: View;
  /** As in its heading. */
  title: string;
  /**
   * Whether the title says whose view it is. If not, the account's name is added, which is not obvious where the link
   * arrives.
   *
   * @default false
   */
  standsAlone?: boolean;
}

/** Shares a view's own address, which works for anybody: inside the app or not, in their own language. */
export function ShareView({ view, title, standsAlone = false }: ShareViewProps): ReactElement {
  const t = useTexts(actionTexts);
  const dispatch = useProfileDispatch();
  const { account, shareUrl } = useProfileSelector(({ page }) => page);
  const content = {
    title: standsAlone ? title : `${title} | ${account.name}`,
    url: `${shareUrl}${viewPath(view)}`,
  };
  return (
    <IconButton icon={shareIcon} label={t('share.label')} onClick={() => void dispatch(share(content))} />
  );
}
