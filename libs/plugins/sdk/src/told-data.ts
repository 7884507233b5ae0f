import { useMemo } from 'react';
import type { OwnDataStatus } from './section-state.js';
import type { SectionSource } from './section.js';

/** The data that a visitor is told: in everybody's, what is a visitor's is 'unknown'. */
export function useToldData(source: SectionSource, data: unknown, own: OwnDataStatus | undefined): unknown {
  const isOwn = own === 'Current' || typeof own === 'object';
  const personal = isOwn || source.kind !== 'sub-page' ? undefined : source.personal;
  return useMemo((): unknown => (personal ? personal(data) : data), [personal, data]);
}
