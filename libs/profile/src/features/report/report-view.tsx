import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import type { LateProps } from '../../core/late/late-part.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { ViewFrame } from '../../core/view-frame/view-frame.js';
import { ReportForm } from './report-form.js';
import { ReportSent } from './report-sent.js';
import { selectReport } from './report-slice.js';
import { reportTexts } from './report-texts.js';

/** Reports the account, once while the page is open. */
export function ReportView({ onInteractive }: LateProps): ReactElement {
  const t = useTexts(reportTexts);
  const isSent = useProfileSelector((state) => selectReport(state).confirmed !== undefined);
  const [wasSentBefore] = useState(isSent);
  return (
    <ViewFrame title={t('title')}>
      <noscript>
        <InlineMessage>{t('noScript')}</InlineMessage>
      </noscript>
      {isSent ? <ReportSent takesFocus={!wasSentBefore} /> : <ReportForm onInteractive={onInteractive} />}
    </ViewFrame>
  );
}
