import type { PluginSource } from './plugin.js';

/** Whether the data of a source depend on the visitor. */
export function dependsOnVisitor(source: PluginSource): boolean {
  return source.kind === 'recommendation' || (source.kind === 'sub-page' && source.personal !== undefined);
}
