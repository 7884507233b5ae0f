import { dependsOnVisitor, type AnyProfilePlugin, type OwnDataStatus } from '@oa-profile/plugin-sdk';
import { useMemo } from 'react';
import type { SectionData } from './section-data-slice.js';
import { useLate } from './use-late.js';
import { useVisitorKind } from './use-visitor-kind.js';

/**
 * How far the visitor's own data of a section are while it shows what everybody gets, or their own of some time ago;
 * undefined once they are there, and where nobody has any.
 */
export function useOwnData(
  { source }: AnyProfilePlugin,
  known: SectionData | undefined,
): OwnDataStatus | undefined {
  const visitor = useVisitorKind();
  const status = ownDataStatus();
  const late = useLate(status === 'Loading');
  const at = known?.at;
  const pending = known?.status === 'Loading';
  const kept = useMemo(() => (at === undefined ? undefined : { asOf: new Date(at), pending }), [at, pending]);
  // Whoever waits for long, or in vain, is told from when the data are; at first most answers come at once.
  if (kept && (late || status === 'Late' || status === 'Failure')) return kept;
  return late ? 'Late' : status;

  function ownDataStatus(): OwnDataStatus | undefined {
    if (!dependsOnVisitor(source) || visitor === 'anonymous') return undefined;
    if (visitor === 'lost' || known?.status === 'Failure') return 'Failure';
    if (known?.status === 'Success') return undefined;
    // Who tries again knows already that something is not there.
    return known?.code === undefined ? 'Loading' : 'Late';
  }
}
