import { type LateProps, type SummaryPart } from '@oa-profile/feature-sdk';
import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, type ComponentType } from 'react';
import { factTexts } from '../fact-texts.js';
import { Summary } from './summary.js';

/** The column, with what features add to it: what could not be loaded is left out. */
export async function createSummary(
  i18n: i18n,
  found: readonly PromiseSettledResult<SummaryPart | undefined>[],
  onError: (error: unknown) => void,
): Promise<ComponentType<LateProps>> {
  const withTexts = async (each: PromiseSettledResult<SummaryPart | undefined>) => {
    if (each.status === 'rejected') throw each.reason;
    if (each.value?.texts) await addTexts(i18n, each.value.texts);
    return each.value;
  };
  const [all] = await Promise.all([Promise.allSettled(found.map(withTexts)), addTexts(i18n, factTexts)]);
  const parts = all.flatMap((each) => {
    if (each.status === 'rejected') onError(each.reason);
    return (each.status === 'fulfilled' && each.value) || [];
  });
  return (props) => createElement(Summary, { ...props, parts });
}
