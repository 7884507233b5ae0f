import type { PageSection } from '@oa-profile/api-client';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { storybookUrl } from '@oa-profile/plugin-sdk/internal/testing';
import { sampleAnswer, sampleIn, samplePage } from 'platform/sample-page';

/** A page with a section of every plugin, in an order that an owner might choose. */
export const everySection: PageSection[] = samplePage(storybookUrl());

/** The API's answers to requests for the data of {@link everySection}; all other requests stay pending. */
export async function answerSectionData({ url }: Request): Promise<Response> {
  const result = sampleAnswer(new URL(url).pathname, storybookUrl());
  return result === undefined ? new Promise(() => undefined) : Response.json({ result });
}

/** The data of a plugin on {@link everySection}, from the page or from an endpoint. */
export const sampleData = (plugin: AnyPluginSection): unknown => sampleIn('ja', plugin, storybookUrl())?.data;
