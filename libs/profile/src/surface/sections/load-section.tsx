import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LateProps } from '../../core/late/late-part.js';
import { LoadedSection, type LoadedSectionProps } from './loaded-section.js';
import { loadPlugin, pluginTypes } from './plugin-registry.js';

/** A section's component, once its plugin is there. */
export type SectionComponent = ComponentType<Pick<LoadedSectionProps, 'section' | 'id'> & LateProps>;

/**
 * Loads a section's plugin and texts. A type that only a newer page knows shows nothing, and `onUnknown` hears of it.
 * The list of plugins grows with them, so that it is not part of what loads first.
 */
export async function loadSection(
  type: string,
  i18n: i18n,
  onUnknown: (error: unknown) => void,
): Promise<SectionComponent> {
  if (!pluginTypes.includes(type)) {
    onUnknown(new RangeError(`Unknown section ${type}`));
    return () => null;
  }
  const plugin = await loadPlugin(type);
  await addTexts(i18n, plugin.texts);
  return function SectionOfPlugin(props) {
    return <LoadedSection plugin={plugin} {...props} />;
  };
}
