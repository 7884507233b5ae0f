import { useLanguage } from '@oa-profile/i18n/react';
import { use, useMemo, useState, type ReactElement } from 'react';
import type { AnyProfilePlugin, MoreItems, PluginEvent } from '../plugin.js';
import { PluginFrame } from '../plugin-frame.js';
import { PluginView } from '../plugin-view.js';
import type { PluginState } from '../plugin-state.js';
import { storyContext, type StoryContextOverrides } from './story-context.js';
import { storyCountries, StoryCountryContext } from './story-country.js';

/** Props of {@link PluginStory}: the args of a plugin's stories. */
export interface PluginStoryProps {
  plugin: AnyProfilePlugin;
  /** What the API sends; it goes through the plugin's schema. */
  data: unknown;
  /** For the stories of loading, failing, and of what is not the visitor's own. @default { status: 'Success', data } */
  state?: PluginState;
  /** Wins over the country that {@link StoryCountryContext} gives. */
  context?: StoryContextOverrides;
  /** The way to the next page. @default all of it is there */
  more?: MoreItems;
  /** Shows the view of this item instead of the section. */
  itemId?: string;
  onEvent?: (event: PluginEvent) => void;
  onRetry?: () => void;
  onError?: (error: unknown) => void;
}

/**
 * A plugin as the page shows it: in its frame, in the story's language, with its notices below. Trying again brings
 * the data.
 *
 * @example
 * ```tsx
 * const meta = {
 *   title: 'Plugins/FAQ',
 *   component: PluginStory,
 *   args: { plugin: faqPlugin, data: { items: [] } },
 *   parameters: { texts: [faqPlugin.texts] },
 * } satisfies Meta<typeof PluginStory>;
 * ```
 */
export function PluginStory({
  plugin,
  data,
  state,
  context,
  more,
  itemId,
  onEvent,
  onRetry,
  onError,
}: PluginStoryProps): ReactElement {
  const language = useLanguage();
  const country = use(StoryCountryContext);
  const [retried, setRetried] = useState(false);
  const [notices, setNotices] = useState<string[]>([]);
  const whole = useMemo(
    () =>
      storyContext({
        language,
        ...context,
        account: { ...storyCountries[country], ...context?.account },
        emit: (event) => {
          if (event.type === 'notice') setNotices((before) => [...before, event.text]);
          onEvent?.(event);
        },
      }),
    [language, country, context, onEvent],
  );
  const shown: PluginState = state && !retried ? state : { status: 'Success', data };
  const props = {
    plugin,
    context: whole,
    onError,
    onRetry: () => {
      setRetried(true);
      onRetry?.();
    },
  };
  return (
    <>
      {itemId === undefined ? (
        <PluginFrame {...props} id={plugin.type} state={shown} more={more} />
      ) : (
        <PluginView
          {...props}
          data={data}
          itemId={itemId}
          own={shown.status === 'Success' ? shown.own : undefined}
        />
      )}
      <div role="status">
        {notices.map((text, position) => (
          <p key={position}>{text}</p>
        ))}
      </div>
    </>
  );
}
