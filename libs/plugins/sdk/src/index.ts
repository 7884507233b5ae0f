export { accountLang } from './account-lang.js';
export {
  definePlugin,
  type AnyProfilePlugin,
  type PluginAccount,
  type PluginContext,
  type PluginEvent,
  type PluginSource,
  type PluginTexts,
  type ProfilePlugin,
  type SectionProps,
} from './plugin.js';
export { PluginFrame, type PluginFrameProps } from './plugin-frame.js';
export type { PluginState } from './plugin-state.js';
export { useCopyText, type CopyTextOptions } from './use-copy-text.js';
