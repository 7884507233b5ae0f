import type { PageSection } from '@oa-profile/api-client';
import {
  type LateProps,
  sectionElementId,
  usePageEnvironment,
  useProfileSelector,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import { SectionFrame, type AnyPluginSection, type SectionState } from '@oa-profile/plugin-sdk';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { useOwnHighlights } from './use-own-highlights.js';
import { usePluginContext } from './use-plugin-context.js';
import { useSectionData } from './use-section-data.js';
import { whenSeen } from './when-seen.js';

export interface LoadedSectionProps extends LateProps {
  plugin: AnyPluginSection;
  section: PageSection;
  /** Its id in the outline, or another one for the section in a view. */
  id: string;
  /** All of it, instead of a summary that links there. @default false */
  isWhole?: boolean;
  /** The page has a heading that says the same. @default false */
  hidesTitle?: boolean;
}

/**
 * A section whose code has loaded: its plugin in the SDK's frame, connected to the page. Loaded with the first section.
 */
export function LoadedSection({
  plugin,
  section,
  id,
  isWhole = false,
  hidesTitle = false,
  onInteractive,
}: LoadedSectionProps): ReactElement {
  const { services } = usePageEnvironment();
  const elementId = sectionElementId(id);
  const context = usePluginContext(plugin);
  const wholeHref = useProfileSelector(({ page }) =>
    viewHref(page, { name: 'section', plugin: plugin.type }),
  );
  const { state, more, retry } = useSectionData(section, plugin);
  useOwnHighlights({ plugin, section, state, context });
  const onError = useCallback(
    (error: unknown) => services.captureError(error, `section ${section.type}`),
    [services, section.type],
  );
  const onSeen = useCallback(
    () => services.track({ name: 'sectionSeen', label: section.type }),
    [services, section.type],
  );
  useSectionSeen(elementId, state, onSeen);
  return (
    <SectionFrame
      section={plugin}
      id={elementId}
      state={state}
      context={context}
      more={more}
      wholeHref={isWhole ? undefined : wholeHref}
      hidesTitle={hidesTitle}
      onError={onError}
      onInteractive={onInteractive}
      onRetry={retry}
    />
  );
}

/** Calls `onSeen` once, when the section with this id has been seen with its data. */
function useSectionSeen(id: string, state: SectionState, onSeen: () => void): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    // An empty section has no element.
    const element = document.getElementById(id);
    if (wasSeen.current || state.status !== 'Success' || !element) return undefined;
    return whenSeen(element, () => {
      wasSeen.current = true;
      onSeen();
    });
  }, [id, state, onSeen]);
}
