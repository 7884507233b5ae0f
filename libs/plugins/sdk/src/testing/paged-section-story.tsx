import { useState, type ReactElement } from 'react';
import type { MoreItems } from '../section.js';
import { SectionStory, type SectionStoryProps } from './section-story.js';

/** Props of {@link PagedSectionStory}. */
export interface PagedSectionStoryProps extends SectionStoryProps {
  /** The next page, which comes at the second request: the first one fails. */
  nextPage: unknown;
}

/** Milliseconds that an API takes. */
const LATENCY_MS = 50;

/**
 * A plugin with a long list, on a page that fetches: the first request fails.
 *
 * @example
 * ```tsx
 * export const ShowMore: Story = {
 *   args: { data: firstPage },
 *   render: (args) => <PagedSectionStory {...args} nextPage={lastPage} />,
 * };
 * ```
 */
export function PagedSectionStory({ data, nextPage, ...story }: PagedSectionStoryProps): ReactElement {
  const { paging } = story.section;
  const [shown, setShown] = useState(data);
  const [status, setStatus] = useState<MoreItems['status']>('None');
  const [hasFailed, setHasFailed] = useState(false);
  const answer = (): void => {
    setHasFailed(true);
    setStatus(hasFailed ? 'None' : 'Failure');
    if (hasFailed) setShown(paging?.append(shown, nextPage));
  };
  const load = (): void => {
    setStatus('Loading');
    setTimeout(answer, LATENCY_MS);
  };
  const hasMore = paging?.cursorOf(shown) !== undefined;
  const paged = { ...story, data: shown, ...(hasMore && { more: { status, load } }) };
  // How many there are is seen as pages come.
  return <SectionStory {...paged} items={undefined} />;
}
