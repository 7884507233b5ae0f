import type { PageSection } from '@oa-profile/api-client/schemas';
import { sampleAnswer, samplePage } from 'platform/sample-page';

/** A page with a section of every plugin, in an order that an owner might choose. */
export const everySection: PageSection[] = samplePage(location.origin);

/** What the API answers when the page asks for the data of {@link everySection}; to everything else, nothing comes. */
export async function answerSectionData({ url }: Request): Promise<Response> {
  const result = sampleAnswer(new URL(url).pathname, location.origin);
  return result === undefined ? new Promise(() => undefined) : Response.json({ result });
}
