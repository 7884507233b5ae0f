import { ProfileError } from '@oa-profile/errors';
import type { ErrorLog } from '@oa-profile/telemetry/error-log';

/** The most that one page reports. */
const MOST = 10;

/**
 * Has the log told what the page's policy refuses, with the origin of the address only, and once each. Browsers report to
 * an address in the policy, too, but with all of the page's address, however often, and whatever the visitor has said.
 */
export function reportViolations(log: Pick<ErrorLog, 'capture'>): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return;
  const told = new Set<string>();
  function tell(directive: string, blocked: string | null | undefined): void {
    const source = sourceOf(blocked ?? '');
    const what = `${directive} from ${source}`;
    if (source === undefined || told.has(what) || told.size >= MOST) return;
    told.add(what);
    const message = `The page's policy refuses ${what}`;
    log.capture(new ProfileError({ code: 'INVALID_ENVIRONMENT', message }), 'policy');
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell(effectiveDirective, blockedURI),
  );
  if (!('ReportingObserver' in globalThis)) return;
  // Knows of what was refused before, as well.
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports as {
        body?: { effectiveDirective?: string; blockedURL?: string | null } | null;
      }[])
        if (body) tell(body.effectiveDirective ?? '', body.blockedURL);
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
}

/** The origin of an address, or the word that browsers have in its place; undefined for what an extension loads. */
function sourceOf(blocked: string): string | undefined {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  try {
    const { protocol, origin } = new URL(blocked);
    if (/^https?:$/.test(protocol)) return origin;
    return /^(?:data|blob):$/.test(protocol) ? protocol : undefined;
  } catch {
    return undefined;
  }
}
