import type { PageSection } from '@oa-profile/api-client';
import {
  type ProfileStore,
  sectionKey,
  selectSectionData,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  visitorKind,
} from '@oa-profile/plugin-sdk/page';
import { useVisitorKind, dependsOnVisitor } from '@oa-profile/plugin-sdk/internal';
import type { AnyPluginSection, SectionState } from '@oa-profile/plugin-sdk';
import type { MoreItems } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import { loadMoreSectionData, loadSectionData, recallSectionData } from './section-data-flow.js';
import { useOwnData } from './use-own-data.js';

/** A section's data, and the ways to reload them or to load more. */
export interface UsedSectionData {
  state: SectionState;
  more: MoreItems | undefined;
  retry: () => void;
}

/**
 * The data of a section: those that came with the page, until there are newer ones. The browser loads them if the
 * server could not, and again if they depend on the visitor; until then, and on failure, the state says that they are
 * not the visitor's own. If nothing can be requested, they are the visitor's own saved data, and the state tells their
 * age.
 */
export function useSectionData(section: PageSection, plugin: AnyPluginSection): UsedSectionData {
  const dispatch = useProfileDispatch();
  const store = useStore() as ProfileStore;
  const visitor = useVisitorKind();
  const { host } = usePageEnvironment().services;
  const known = useProfileSelector((state) => selectSectionData(state)[sectionKey(section)]);
  const own = useOwnData(plugin, known);
  const { source, paging, emptyOn } = plugin;
  const returns = useProfileSelector((state) => state.returns);
  const askedAt = useRef(returns);
  const comesWithPage = source.kind === 'account-page';

  useEffect(() => {
    if (comesWithPage) return;
    const isReturn = returns !== askedAt.current;
    askedAt.current = returns;
    const before = selectSectionData(store.getState())[sectionKey(section)];
    if (before && before.status !== 'None' && !isReturn) return;
    // The first render is the server's, which knows nobody.
    const kind = visitorKind(host);
    if (kind === 'starting') return;
    if (kind === 'lost' && store.dispatch(recallSectionData(section, plugin))) return;
    const isOwn = dependsOnVisitor(source) && kind === 'known';
    if ((section.data === undefined && !isReturn) || isOwn)
      void store.dispatch(loadSectionData(section, plugin));
  }, [comesWithPage, store, host, visitor, section, source, plugin, returns]);

  const data = known?.data ?? section.data;
  const failed = known?.status === 'Failure' ? (known.code ?? 'UNKNOWN') : undefined;
  // Once the API says that this visitor has nothing, the anonymous data must not be shown.
  const isEmpty = failed !== undefined && emptyOn?.includes(failed);
  const state = useMemo((): SectionState => {
    if (failed && (data === undefined || isEmpty)) return { status: 'Failure', code: failed };
    if (data === undefined && !comesWithPage) return { status: 'Loading' };
    return { status: 'Success', data, own };
  }, [failed, isEmpty, data, own, comesWithPage]);

  const status = known?.more ?? 'None';
  const hasMore = data !== undefined && cursorOf(paging, data) !== undefined;
  const more = useMemo(
    () => (hasMore ? { status, load: () => void dispatch(loadMoreSectionData(section, plugin)) } : undefined),
    [hasMore, status, dispatch, section, plugin],
  );
  const retry = (): void => {
    // Either the data or the means to load them come with the page, so a retry reloads the page.
    if (comesWithPage || visitor === 'lost') location.reload();
    else void dispatch(loadSectionData(section, plugin));
  };
  return { state, more, retry };
}

/** Data that came with the page have not been validated yet. */
function cursorOf(paging: AnyPluginSection['paging'], data: unknown): string | undefined {
  try {
    return paging?.cursorOf(data);
  } catch {
    return undefined;
  }
}
