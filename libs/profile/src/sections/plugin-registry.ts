import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';

/**
 * Every plugin of the page: the only file that names them. Each is loaded when its section comes near, so a new
 * line here adds nothing to what every visitor downloads first.
 */
const registry: Readonly<Record<string, () => Promise<AnyProfilePlugin>>> = {
  'basic-info': () => import('@oa-profile/plugin-basic-info').then(({ basicInfoPlugin }) => basicInfoPlugin),
  faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin),
};

/** Types of section that this page knows. */
export const pluginTypes: readonly string[] = Object.keys(registry);

/** Loads the plugin of a section. Rejects for a type that {@link pluginTypes} does not have. */
export async function loadPlugin(type: string): Promise<AnyProfilePlugin> {
  const load = Object.hasOwn(registry, type) ? registry[type] : undefined;
  if (!load) throw new RangeError(`No plugin for a section of type ${type}`);
  return load();
}
