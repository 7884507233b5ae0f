import type { PageSection } from '@oa-profile/api-client';
import {
  outlineId,
  type ProfileStore,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import {
  ownHighlightsChanged,
  isHidden,
  selectOwnHighlights,
  useVisitorKind,
  dependsOnVisitor,
} from '@oa-profile/plugin-sdk/internal';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { AnyPluginSection, Highlight, PluginContext, SectionState } from '@oa-profile/plugin-sdk';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-redux';
import { pluginHighlights } from './plugin-highlights.js';

interface OwnHighlightsOptions {
  plugin: AnyPluginSection;
  section: PageSection;
  state: SectionState;
  context: PluginContext;
}

/**
 * Has the first screen say what the visitor's own data do, once they are there: the server knows only what everybody
 * gets, and offers a coupon that this visitor has used. The same for data that the server could not wait for. What is not there,
 * or over by now, says nothing.
 */
export function useOwnHighlights({ plugin, section, state, context }: OwnHighlightsOptions): void {
  const store = useStore() as ProfileStore;
  const { services } = usePageEnvironment();
  const t = useTexts(plugin.texts);
  const { account, language, relation } = context;
  const formatters = useFormatters(account.timeZone);
  const isAnonymous = useVisitorKind() === 'anonymous';
  const data = state.status === 'Success' && state.data !== section.data ? state.data : undefined;
  // To whom nobody knows, what came too late for the server says what it would have said.
  const isNews = data !== undefined && (!isAnonymous || section.data === undefined);
  const isGone = isHidden(plugin, state, context.now);
  const tells = (isNews || isGone) && dependsOnVisitor(plugin.source);
  const highlights = useMemo((): readonly Highlight[] | undefined => {
    if (!tells || !plugin.highlights) return undefined;
    if (isGone) return [];
    try {
      return pluginHighlights(plugin, data, { account, language, formatters, relation }, t);
    } catch (error) {
      services.captureError(error, `highlights of ${plugin.type}`);
      return undefined;
    }
  }, [tells, isGone, plugin, data, account, language, formatters, relation, t, services]);

  // A friendship that the server has not confirmed is on the buttons; an offer is a promise.
  const isPending = useProfileSelector((page) => page.relation.update.status === 'Loading');
  useEffect(() => {
    const { sections, initialView } = store.getState().page;
    // What another page of the account has is not on the first screen.
    const position = initialView.name === 'page' ? -1 : sections.indexOf(section);
    if (isPending || position < 0) return;
    const id = outlineId(sections, position);
    // Most sections never have any.
    if (!highlights && !selectOwnHighlights(store.getState())[id]) return;
    store.dispatch(ownHighlightsChanged({ id, highlights }));
  }, [store, section, highlights, isPending]);
}
