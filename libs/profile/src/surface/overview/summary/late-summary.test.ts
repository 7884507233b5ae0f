import type { SummaryPart } from '@oa-profile/feature-sdk';
import { createI18n } from '@oa-profile/i18n';
import type { FunctionComponent, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { createSummary } from './late-summary.js';

it('the column leaves out what of a feature cannot be loaded, its words included', async () => {
  const code = new Error('no code');
  const words = new Error('no words');
  const whole: SummaryPart = { Link: () => null };
  const wordless: SummaryPart = {
    Link: () => null,
    texts: { namespace: 'queue', load: () => Promise.reject(words) },
  };
  const found = await Promise.allSettled([
    Promise.reject<SummaryPart>(code),
    ...[wordless, whole, undefined].map((part) => Promise.resolve(part)),
  ]);
  const errors: unknown[] = [];
  const Column = await createSummary(createI18n('en'), found, (error) => errors.push(error));
  const column = (Column as FunctionComponent)({}) as ReactElement<{ parts: unknown }>;
  expect(column.props.parts).toEqual([whole]);
  expect(errors).toEqual([code, words]);
});
