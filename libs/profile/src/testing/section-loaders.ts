import type { AnyPluginSection, SectionPlugin } from '@oa-profile/plugin-sdk';

/** The sections of plugins, each with its name and what loads it: a table for tests of them all. */
export const sectionLoaders = (
  plugins: readonly SectionPlugin[],
): (readonly [name: string, load: () => Promise<AnyPluginSection>])[] =>
  plugins.flatMap(({ name, section }) => (section ? [[name, section] as const] : []));
