import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { LateView } from '../../core/feature/feature.js';
import type { ProfileThunk } from '../../core/store/profile-store.js';
import { recallReport, sendReport } from './report-flow.js';
import { reportActions } from './report-slice.js';
import { reportTexts } from './report-texts.js';
import { ReportView } from './report-view.js';

export const lateReport: LateView = {
  Component: ReportView,
  texts: reportTexts,
  card: (_page, t) => ({ title: t('title'), indexed: false }),
};

/**
 * Sends a report that was sent on the page before, which the app's SDK left too early. The sender has agreed to what
 * is shared.
 */
export async function resumeReport(i18n: i18n): Promise<ProfileThunk<Promise<void>>> {
  await addTexts(i18n, reportTexts);
  const t = i18n.getFixedT(i18n.language, reportTexts.namespace);
  return async (dispatch, getState) => {
    dispatch(recallReport());
    dispatch(reportActions.draftChanged({ agreed: true }));
    await dispatch(sendReport(t('sent.text', { name: getState().page.account.name })));
  };
}
