import {
  dialogOpened,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import type { AnyPluginSection, PluginContext, PluginEvent } from '@oa-profile/plugin-sdk';
import { useCallback, useMemo } from 'react';
import { usePluginContext } from './use-plugin-context.js';

/** What a plugin gets in the view of an item, whose code is late: what only such a view can ask for is here. */
export function useItemViewContext(section: AnyPluginSection): PluginContext {
  const context = usePluginContext(section);
  const { services } = usePageEnvironment();
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const { localLanguage } = context;
  const inLocalLanguage = useCallback(async () => {
    try {
      const { localWords } = await import('../../actions/original-text/item-words.js');
      return await localWords(services, page, section.type, localLanguage ?? context.language);
    } catch (error) {
      services.captureError(error, 'local words');
      throw error;
    }
  }, [services, page, section.type, localLanguage, context.language]);
  return useMemo(
    () => ({
      ...context,
      inLocalLanguage: localLanguage && inLocalLanguage,
      emit: (event: PluginEvent) => {
        if (event.type !== 'openOnPhone') {
          context.emit(event);
          return;
        }
        const { id: itemId, title: details } = event.item;
        services.track({ name: 'action', label: `${section.type} openOnPhone` });
        const view = { name: 'item', plugin: section.type, itemId } as const;
        dispatch(dialogOpened({ name: 'continueInApp', intent: { view }, details, isReady: true }));
      },
    }),
    [context, localLanguage, inLocalLanguage, services, dispatch, section.type],
  );
}
