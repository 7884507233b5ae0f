import { type LateView, sectionOf, noticed, type ProfileThunk, viewName } from '@oa-profile/plugin-sdk/page';
import { addTexts, createFormatters, type Language, type Translate } from '@oa-profile/i18n';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import { reportedPath } from './report-draft.js';
import { recallReport, reportFailed, sendReport } from './report-flow.js';
import { itemLine, reportedItem } from './reported-item.js';
import { aboutChanged, reportActions, selectReport } from './report-slice.js';
import type { en } from './locales/en.js';
import { reportTexts } from './report-texts.js';
import { ReportView } from './report-view.js';

export const lateReport: LateView = {
  Component: ReportView,
  texts: reportTexts,
  card({ sections }, t, item) {
    if (item && !reportedItem(sections, item)) return undefined;
    return { title: t(item ? 'title.review' : 'title'), indexed: false };
  },
};

/**
 * Sends a report that was sent on the page before, which the app's SDK left too early. The sender has agreed to what
 * is shared of what they have reported, and of nothing else.
 */
export async function resumeReport(i18n: i18n): Promise<ProfileThunk<Promise<void>>> {
  await addTexts(i18n, reportTexts);
  const t = i18n.getFixedT(i18n.language, reportTexts.namespace) as Translate<typeof en>;
  return async (dispatch, getState, services) => {
    const { view, page } = getState();
    let about: string | undefined;
    if (viewName(view) === 'report' && 'itemId' in view) {
      let plugin: AnyPluginSection | undefined;
      try {
        plugin = await sectionOf(await services.plugins.load(), view.plugin);
      } catch (error) {
        services.captureError(error, 'report');
        dispatch(noticed({ tone: 'failure', ...reportFailed }));
        return;
      }
      const item = plugin && reportedItem(page.sections, { section: plugin, itemId: view.itemId });
      // It is gone by now.
      if (!item) return;
      const { date } = createFormatters(i18n.language as Language, page.account.timeZone);
      about = itemLine(item, view.itemId, { t, date });
    }
    dispatch(recallReport());
    // The visitor has agreed to a report of something else than what is on the screen: it is left to them.
    const { sentFrom } = selectReport(getState()).draft;
    if (sentFrom !== reportedPath(view) || sentFrom !== reportedPath(getState().view)) return;
    dispatch(aboutChanged(about));
    dispatch(reportActions.draftChanged({ agreed: true }));
    await dispatch(sendReport(t('sent.text', { name: getState().page.account.name })));
  };
}
