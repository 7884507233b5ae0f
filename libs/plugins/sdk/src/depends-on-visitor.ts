import type { SectionSource } from './section.js';

/** Whether the data of a source depend on the visitor. */
export function dependsOnVisitor(source: SectionSource): boolean {
  return source.kind === 'recommendation' || (source.kind === 'sub-page' && source.personal !== undefined);
}
