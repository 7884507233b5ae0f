import type { PageSection } from '@oa-profile/api-client/schemas';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import type { ProfileThunk } from '../../core/store/create-store.js';
import { fetchSectionData } from './fetch-section-data.js';
import {
  morePageFailed,
  morePageLoaded,
  morePageStarted,
  sectionKey,
  sectionLoaded,
  sectionLoadFailed,
  sectionLoadStarted,
} from './section-data-slice.js';

/** Asks for a section's data, once at a time. What was there before stays when it fails. */
export const loadSectionData =
  (section: PageSection, plugin: AnyProfilePlugin): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const key = sectionKey(section);
    if (getState().sectionData?.[key]?.status === 'Loading') return;
    dispatch(sectionLoadStarted({ key }));
    try {
      const { account } = getState().page;
      const data = await fetchSectionData(await services.api(), { account, section, plugin });
      dispatch(sectionLoaded({ key, data }));
    } catch (error) {
      const code = pageErrorCode(error);
      // That there is nothing is no failure of ours.
      if (!plugin.emptyOn?.includes(code)) services.captureError(error, `data of ${section.type}`);
      dispatch(sectionLoadFailed({ key, code }));
    }
  };

/** Asks for the next page of a section's list, and joins it to what is there. */
export const loadMoreSectionData =
  (section: PageSection, plugin: AnyProfilePlugin): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const key = sectionKey(section);
    const { paging } = plugin;
    const { data = section.data, more } = getState().sectionData?.[key] ?? {};
    const cursor = paging?.cursorOf(data);
    if (!paging || cursor === undefined || more === 'Loading') return;
    // Data that came with the page become the first page here.
    if (getState().sectionData?.[key] === undefined) dispatch(sectionLoaded({ key, data }));
    dispatch(morePageStarted({ key }));
    try {
      const { account } = getState().page;
      const next = await fetchSectionData(await services.api(), { account, section, plugin, cursor });
      // Meanwhile the visitor's own first page may have come, which another page follows.
      const { data: first = data } = getState().sectionData?.[key] ?? {};
      const follows = paging.cursorOf(first) === cursor;
      dispatch(morePageLoaded({ key, data: follows ? paging.append(first, next) : first }));
    } catch (error) {
      services.captureError(error, `more of ${section.type}`);
      dispatch(morePageFailed({ key }));
    }
  };
