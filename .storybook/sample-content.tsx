import type { Language } from '@oa-profile/i18n';
import type { SectionStoryProps } from '@oa-profile/plugin-sdk/testing';
import { storybookUrl } from '@oa-profile/plugin-sdk/internal/testing';
import type { Args, Decorator, Loader } from '@storybook/react-vite';
import { broughtSection } from '../apps/profile-web/stories/brought-account.js';

/** A section, and what it needs to know of its account. */
export interface StorySample {
  data: unknown;
  account: NonNullable<NonNullable<SectionStoryProps['context']>['account']>;
}

/** What a story of a plugin is about. */
export interface SampledStory {
  parameters: { sample?: boolean };
  initialArgs: Args;
}

/**
 * What a story with the parameter `sample` shows in a language: the plugin's section of the account that somebody has
 * brought, else of one that writes the language. Undefined for other stories, and for plugins that no sample account uses.
 */
export async function loadSample(
  { parameters, initialArgs }: SampledStory,
  language: Language,
): Promise<StorySample | undefined> {
  if (!parameters.sample) return undefined;
  const { section: plugin } = initialArgs as unknown as SectionStoryProps;
  const own = broughtSection(plugin.type);
  if (own) return own;
  const { sampleIn } = await import('platform/sample-page');
  return sampleIn(language, plugin, storybookUrl());
}

export function sampleArgs({ data, account }: StorySample, args: Args, initialArgs: Args): Args {
  // Controls start at what the plugin's other stories show: one that nobody has touched must not change the sample.
  const changed: Args = {};
  for (const [name, value] of Object.entries(args))
    changed[name] = name === 'section' || value !== initialArgs[name] ? (value as unknown) : undefined;
  return { ...changed, data, context: { account } };
}

/** Loads the sample of a story for {@link withSample}. */
export const sampleLoader: Loader = async ({ globals, parameters, initialArgs }) => ({
  sample: await loadSample({ parameters, initialArgs }, globals['language'] as Language),
});

/** Shows the sample that {@link sampleLoader} has loaded. */
export const withSample: Decorator = (Story, { args, initialArgs, loaded }) => {
  const { sample } = loaded as { sample?: StorySample };
  return sample ? <Story args={sampleArgs(sample, args, initialArgs)} /> : <Story />;
};
