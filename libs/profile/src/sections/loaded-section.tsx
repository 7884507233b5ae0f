import type { PageSection } from '@oa-profile/api-client/schemas';
import { useLanguage } from '@oa-profile/i18n/react';
import {
  PluginFrame,
  type AnyProfilePlugin,
  type PluginContext,
  type PluginEvent,
} from '@oa-profile/plugin-sdk';
import { useCallback, useMemo, type ReactElement } from 'react';
import { noticed } from '../notices/notices-slice.js';
import { useNow } from '../page/use-now.js';
import { selectRelation } from '../relation/select-relation.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../store/hooks.js';

/** Props of {@link LoadedSection}. */
export interface LoadedSectionProps {
  plugin: AnyProfilePlugin;
  section: PageSection;
  id: string;
  /** Called when the section answers clicks. */
  onInteractive: () => void;
}

/** A section whose code is there: its plugin in the SDK's frame, joined to the page. Loaded with the first of them. */
export function LoadedSection({ plugin, section, id, onInteractive }: LoadedSectionProps): ReactElement {
  const { services, renderedAt } = usePageEnvironment();
  const dispatch = useProfileDispatch();
  const language = useLanguage();
  const account = useProfileSelector(({ page }) => page.account);
  const relation = useProfileSelector(selectRelation);
  const now = useNow(renderedAt);
  const emit = useCallback(
    (event: PluginEvent) => {
      if (event.type === 'action') services.track({ name: 'action', label: `${section.type} ${event.name}` });
      else dispatch(noticed({ tone: event.tone, keys: [], text: event.text }));
    },
    [services, dispatch, section.type],
  );
  const onError = useCallback(
    (error: unknown) => services.captureError(error, `section ${section.type}`),
    [services, section.type],
  );
  const context: PluginContext = useMemo(
    () => ({ account, language, relation, now, host: services.host, emit }),
    [account, language, relation, now, services.host, emit],
  );
  const state = useMemo(() => ({ status: 'Success' as const, data: section.data }), [section.data]);
  return (
    <PluginFrame
      plugin={plugin}
      id={id}
      state={state}
      context={context}
      onError={onError}
      onInteractive={onInteractive}
      // The data came with the page, so asking for them again is asking for the page.
      onRetry={() => location.reload()}
    />
  );
}
