import { type LateProps, sectionOf } from '@oa-profile/plugin-sdk/page';
import type { SectionPlugin } from '@oa-profile/plugin-sdk';
import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { ComponentType, HTMLAttributes } from 'react';
import { LoadedSection, type LoadedSectionProps } from './loaded-section.js';

/** A section's component, once its plugin has loaded. */
export type SectionComponent = ComponentType<
  Pick<LoadedSectionProps, 'section' | 'id' | 'isWhole'> & LateProps
>;

/** Loads a section's plugin and texts. A type without a plugin renders nothing and is reported to `onUnknown`. */
export async function loadSection(
  plugins: readonly SectionPlugin[],
  type: string,
  i18n: i18n,
  onUnknown: (error: unknown) => void,
): Promise<SectionComponent> {
  const plugin = await sectionOf(plugins, type);
  if (!plugin) {
    onUnknown(new RangeError(`Unknown section ${type}`));
    return () => null;
  }
  await addTexts(i18n, plugin.texts);
  return function SectionOfPlugin(props) {
    const anchor: HTMLAttributes<HTMLElement> & { name: string } = { name: props.id };
    return (
      <>
        {/* Links to a section may name its plain id. Not an element's id: lists of ad blockers hide those. */}
        <a {...anchor} />
        <LoadedSection plugin={plugin} {...props} />
      </>
    );
  };
}
