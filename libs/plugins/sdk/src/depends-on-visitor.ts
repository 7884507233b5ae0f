import type { PluginSource } from './plugin.js';

/** Whether what a source answers depends on who asks. */
export function dependsOnVisitor(source: PluginSource): boolean {
  return source.kind === 'recommendation' || (source.kind === 'sub-page' && source.personal === true);
}
