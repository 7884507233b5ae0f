import type { Relation } from '@oa-profile/api-client';
import { useLanguage } from '@oa-profile/i18n/react';
import { use, useMemo, useState, type ReactElement } from 'react';
import type { AnyPluginSection, MoreItems, PluginEvent } from '../section.js';
import { SectionFrame } from '../section-frame.js';
import { ItemFrame } from '../item-frame.js';
import type { SectionState } from '../section-state.js';
import { designedData, type DesignControls } from './design-controls.js';
import { storyContext, type StoryContextOverrides } from './story-context.js';
import { storyCountries, StoryCountryContext } from './story-country.js';

/** Props of {@link SectionStory}: the args of a plugin's stories. */
export interface SectionStoryProps extends DesignControls {
  section: AnyPluginSection;
  /** As the API sends them; the plugin's schema checks them. */
  data: unknown;
  /** For stories of loading, failure, and data that are not the visitor's own. @default they are the visitor's own */
  state?: SectionState;
  /** Overrides the country of {@link StoryCountryContext}. */
  context?: StoryContextOverrides;
  /** Loads the next page. @default all of it is loaded */
  more?: MoreItems;
  /** Shows the section's summary, as the profile does, with a link to this address. @default all of the section */
  wholeHref?: string;
  /** Shows the view of this item instead of the section. */
  itemId?: string;
  onEvent?: (event: PluginEvent) => void;
  onRetry?: () => void;
  onError?: (error: unknown) => void;
}

/**
 * A plugin as the page shows it: in its frame, in the story's language, with its notices below. A retry brings the
 * data.
 *
 * @example
 * ```tsx
 * const meta = {
 *   title: 'Plugins/FAQ',
 *   component: SectionStory,
 *   args: { section: faqSection, data: { items: [] } },
 *   parameters: { texts: [faqSection.texts] },
 * } satisfies Meta<typeof SectionStory>;
 * ```
 */
export function SectionStory({
  section,
  data,
  state,
  context,
  more,
  wholeHref,
  itemId,
  onEvent,
  onRetry,
  onError,
  status,
  relation,
  ...dataControls
}: SectionStoryProps): ReactElement {
  const language = useLanguage();
  const country = use(StoryCountryContext);
  const [retried, setRetried] = useState(false);
  const [notices, setNotices] = useState<string[]>([]);
  const whole = useMemo(
    () =>
      storyContext({
        language,
        ...context,
        ...(relation && { relation: storyRelation(relation, context?.relation) }),
        account: { ...storyCountries[country], ...context?.account },
        emit: (event) => {
          if (event.type === 'notice') setNotices((before) => [...before, event.text]);
          onEvent?.(event);
        },
      }),
    [language, country, context, relation, onEvent],
  );
  const designed = designedData(data, dataControls);
  const designedState =
    state && (status ?? state.status) === state.status ? state : storyState(status, designed);
  const shown = retried ? storyState('Success', designed) : designedState;
  const props = {
    section,
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
        <SectionFrame {...props} id={section.type} state={shown} more={more} wholeHref={wholeHref} />
      ) : (
        <ItemFrame
          {...props}
          data={designed}
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

function storyRelation(
  friendshipType: NonNullable<DesignControls['relation']>,
  before: Relation | 'unknown' | undefined,
): Relation | 'unknown' {
  if (friendshipType === 'notKnown') return 'unknown';
  const favorite = before === undefined || before === 'unknown' ? 'false' : before.favorite;
  return { favorite, friendshipType };
}

function storyState(status: DesignControls['status'], data: unknown): SectionState {
  if (status === 'Loading') return { status };
  return status === 'Failure'
    ? { status, code: 'HTTP_NETWORK_ERROR' }
    : { status: 'Success', data, own: 'Current' };
}
