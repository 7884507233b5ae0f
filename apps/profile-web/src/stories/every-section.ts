import type { PageSection } from '@oa-profile/api-client/schemas';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { storybookUrl } from '@oa-profile/plugin-sdk/testing';
import { sampleAnswer, samplePage } from 'platform/sample-page';

/** A page with a section of every plugin, in an order that an owner might choose. */
export const everySection: PageSection[] = samplePage(storybookUrl());

/** What the API answers when the page asks for the data of {@link everySection}; to everything else, nothing comes. */
export async function answerSectionData({ url }: Request): Promise<Response> {
  const result = sampleAnswer(new URL(url).pathname, storybookUrl());
  return result === undefined ? new Promise(() => undefined) : Response.json({ result });
}

/** The data of a plugin on {@link everySection}, wherever they come from. */
export function sampleData({ type, source }: AnyProfilePlugin): unknown {
  const { data } = everySection.find((section) => section.type === type) ?? {};
  if (data !== undefined || source.kind === 'account-page') return data;
  const path = source.kind === 'recommendation' ? '/recommendation' : `/plugin/${source.type}/1`;
  return sampleAnswer(path, storybookUrl());
}
