import { useState, type ReactElement } from 'react';
import type { MoreItems } from '../plugin.js';
import { PluginStory, type PluginStoryProps } from './plugin-story.js';

/** Props of {@link PagedPluginStory}. */
export interface PagedPluginStoryProps extends PluginStoryProps {
  /** What comes when the visitor has asked twice: once the API fails. */
  nextPage: unknown;
}

/** Milliseconds in which an API answers. */
const LATENCY = 50;

/**
 * A plugin whose list goes on, on a page that fetches: the first time in vain.
 *
 * @example
 * ```tsx
 * export const ShowMore: Story = {
 *   args: { data: firstPage },
 *   render: (args) => <PagedPluginStory {...args} nextPage={lastPage} />,
 * };
 * ```
 */
export function PagedPluginStory({ data, nextPage, ...story }: PagedPluginStoryProps): ReactElement {
  const { paging } = story.plugin;
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
    setTimeout(answer, LATENCY);
  };
  const hasMore = paging?.cursorOf(shown) !== undefined;
  const paged = { ...story, data: shown, ...(hasMore && { more: { status, load } }) };
  // How many there are is seen as pages come.
  return <PluginStory {...paged} items={undefined} />;
}
