import {
  share,
  useNow,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  viewPath,
} from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Button, shareIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import { useHours } from '../place-of-page.js';
import { placeText } from './place-text.js';

interface SharePlaceProps {
  /** As on a letter. */
  address: string;
  className?: string | undefined;
}

/** Shares the place in words that need no page: the recipient knows where to be, and whether it is open today. */
export function SharePlace({ address, className }: SharePlaceProps): ReactElement {
  const t = useTexts(placeTexts);
  const dispatch = useProfileDispatch();
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const { account, shareUrl } = useProfileSelector(({ page }) => page);
  const hours = useHours()?.hours;
  const formatters = useFormatters(hours?.timeZone ?? account.timeZone);
  const { name } = account;
  return (
    <Button
      icon={shareIcon}
      wide
      className={className}
      onClick={() =>
        void dispatch(
          share({
            title: name,
            url: `${shareUrl}${viewPath({ name: 'named', view: 'place' })}`,
            text: placeText({ name, hours, address }, { now, t, formatters }),
          }),
        )
      }
    >
      {t('share.place')}
    </Button>
  );
}
