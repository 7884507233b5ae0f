import type { AnyPluginSection, OwnDataStatus } from '@oa-profile/plugin-sdk';
import { dependsOnVisitor } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useMemo, useState } from 'react';
import { type SectionData, useVisitorKind } from '@oa-profile/plugin-sdk/internal';

/**
 * Whose the data of a section are: the visitor's own, those of an earlier time, or everybody's until theirs have loaded;
 * undefined for visitors whom nobody knows, and where the data are the same for all.
 */
export function useOwnData(
  { source }: AnyPluginSection,
  loaded: SectionData | undefined,
): OwnDataStatus | undefined {
  const visitor = useVisitorKind();
  const status = ownDataStatus();
  const late = useLate(status === 'Loading');
  const at = loaded?.at;
  const pending = loaded?.status === 'Loading';
  const saved = useMemo(
    () => (at === undefined ? undefined : { asOf: new Date(at), pending }),
    [at, pending],
  );
  // After a long wait or a failure, say how old the data are; not at once, since most answers arrive quickly.
  if (saved && (late || status === 'Late' || status === 'Failure')) return saved;
  return late ? 'Late' : status;

  function ownDataStatus(): OwnDataStatus | undefined {
    if (!dependsOnVisitor(source) || visitor === 'anonymous') return undefined;
    if (visitor === 'lost' || loaded?.status === 'Failure') return 'Failure';
    if (loaded?.status === 'Success') return 'Current';
    // A visitor who retries knows already that something is missing.
    return loaded?.code === undefined ? 'Loading' : 'Late';
  }
}

/** When the visitor should be told that something is still loading. */
const LATE_AFTER_MS = 2000;

/** Whether `waiting` has been true for so long that the visitor should be told. */
function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return waiting && late;
}
