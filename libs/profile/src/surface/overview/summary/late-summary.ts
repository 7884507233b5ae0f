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
  const parts = found.flatMap((each) => {
    if (each.status === 'rejected') onError(each.reason);
    return (each.status === 'fulfilled' && each.value) || [];
  });
  await Promise.all(
    [{ texts: factTexts }, ...parts].map(async ({ texts }) => texts && addTexts(i18n, texts)),
  );
  return (props) => createElement(Summary, { ...props, parts });
}
