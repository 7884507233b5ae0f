import type { PageSection } from '@oa-profile/api-client';
import {
  certainOwner,
  pageErrorCode,
  type ProfileThunk,
  sectionKey,
  selectSectionData,
} from '@oa-profile/plugin-sdk/page';
import {
  morePageFailed,
  morePageLoaded,
  morePageStarted,
  sectionLoaded,
  sectionLoadFailed,
  sectionLoadStarted,
  sectionRecalled,
  dependsOnVisitor,
} from '@oa-profile/plugin-sdk/internal';
import type { HostBridge } from '@oa-profile/host-bridge';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { fetchSectionData } from './fetch-section-data.js';
import { forgetOwnData, isRefused, isWithoutNetwork, saveOwnData, recallOwnData } from './saved-own-data.js';

/**
 * Loads a section's data, with one request at a time, and another if the visitor has returned since: then the first
 * answer does not count. On failure, earlier data stay. The visitor's own data are kept on the device; without a
 * network, and if none are loaded, saved data are shown.
 */
export const loadSectionData =
  (section: PageSection, plugin: AnyPluginSection): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const key = sectionKey(section);
    const { returns } = getState();
    const before = selectSectionData(getState())[key];
    if (before?.status === 'Loading' && before.returns === returns) return;
    dispatch(sectionLoadStarted({ key, returns }));
    const isOutdated = (): boolean => selectSectionData(getState())[key]?.returns !== returns;
    const { page } = getState();
    const owner = ownerOfData(plugin, services.host);
    try {
      const { account } = page;
      const data = await fetchSectionData(await services.api(), { account, section, plugin });
      if (isOutdated()) return;
      // Somebody else may have signed in since.
      const isOwn = owner !== undefined && owner === certainOwner(services.host);
      const at = Date.now();
      dispatch(sectionLoaded({ key, data, ...(isOwn && { at }) }));
      if (isOwn) saveOwnData(services, { page, section }, { data, at });
    } catch (error) {
      if (isOutdated()) return;
      const code = pageErrorCode(error);
      // An empty answer is not a failure of ours.
      if (!plugin.emptyOn?.includes(code)) services.captureError(error, `data of ${section.type}`);
      dispatch(sectionLoadFailed({ key, code }));
      if (owner !== undefined && isRefused(code, plugin)) forgetOwnData(services, { page, section });
      else if (isWithoutNetwork(code)) dispatch(recallSectionData(section, plugin));
    }
  };

/**
 * Shows the visitor's own saved data of a section, unless there are newer ones. Returns whether there are any to see.
 */
export const recallSectionData =
  (section: PageSection, plugin: AnyPluginSection): ProfileThunk<boolean> =>
  (dispatch, getState, services) => {
    const key = sectionKey(section);
    if (!dependsOnVisitor(plugin.source)) return false;
    if (selectSectionData(getState())[key]?.at !== undefined) return true;
    const recalled = recallOwnData(services, { page: getState().page, section }, plugin);
    if (!recalled) return false;
    dispatch(sectionRecalled({ key, ...recalled }));
    return true;
  };

/** Whose data the API will answer with; undefined if everybody gets the same. */
const ownerOfData = ({ source }: AnyPluginSection, host: HostBridge): string | undefined =>
  dependsOnVisitor(source) ? certainOwner(host) : undefined;

/** Loads the next page of a section's list, and appends it. */
export const loadMoreSectionData =
  (section: PageSection, plugin: AnyPluginSection): ProfileThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const key = sectionKey(section);
    const { paging } = plugin;
    const { data = section.data, more } = selectSectionData(getState())[key] ?? {};
    const cursor = paging?.cursorOf(data);
    if (!paging || cursor === undefined || more === 'Loading') return;
    // Data that came with the page become the first page here.
    if (selectSectionData(getState())[key] === undefined) dispatch(sectionLoaded({ key, data }));
    dispatch(morePageStarted({ key }));
    try {
      const { page } = getState();
      const { account } = page;
      const owner = ownerOfData(plugin, services.host);
      const next = await fetchSectionData(await services.api(), { account, section, plugin, cursor });
      // The visitor's own first page may have loaded since; another page follows it.
      const { data: first = data, status, at } = selectSectionData(getState())[key] ?? {};
      const follows = paging.cursorOf(first) === cursor;
      const joined: unknown = follows ? paging.append(first, next) : first;
      dispatch(morePageLoaded({ key, data: joined }));
      const isOwn = owner !== undefined && owner === certainOwner(services.host);
      if (isOwn && follows && status === 'Success' && at !== undefined)
        saveOwnData(services, { page, section }, { data: joined, at });
    } catch (error) {
      services.captureError(error, `more of ${section.type}`);
      dispatch(morePageFailed({ key }));
    }
  };
