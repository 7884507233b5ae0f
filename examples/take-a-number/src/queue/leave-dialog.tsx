import { actionMessageKeys } from '@oa-profile/errors';
import {
  dialogClosed,
  PageDialog,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { leaveLine } from './queue-flow.js';
import { selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';

/** Asks before a place is given up, which cannot be undone. */
export function LeaveDialog(): ReactElement {
  const t = useTexts(queueTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const { mine, leaving } = useProfileSelector(selectQueue);
  return (
    <PageDialog
      title={t('leave.title')}
      actions={
        <>
          <Button onClick={() => dispatch(dialogClosed())}>{t('leave.stay')}</Button>
          <Button
            variant="critical"
            pending={leaving.status === 'Loading'}
            onClick={() => void dispatch(leaveLine())}
          >
            {t('leave.label')}
          </Button>
        </>
      }
    >
      <p>{t('leave.hint', { number: number(mine?.ticket?.number ?? 0) })}</p>
      <LiveRegion urgent>
        {leaving.status === 'Failure' && (
          <InlineMessage tone="critical">
            {sentences(language, [t('leave.failed'), common(actionMessageKeys[leaving.code ?? 'UNKNOWN'])])}
          </InlineMessage>
        )}
      </LiveRegion>
    </PageDialog>
  );
}
