import type { ErrorCode } from '@oa-profile/errors';
import { useTexts } from '@oa-profile/i18n/react';
import { LiveRegion, Section } from '@oa-profile/ui';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from 'react';
import { OwnDataNote } from './own-data-note.js';
import { SectionPart } from './section-part.js';
import type { AnyPluginSection, MoreItems, PluginContext } from './section.js';
import type { SectionState } from './section-state.js';
import { SectionBoundary } from './section-boundary.js';
import { SectionFailure } from './section-failure.js';
import { SectionSkeleton } from './section-skeleton.js';
import { checkOnce } from './check-once.js';
import { isHidden } from './read-section.js';

/** Props of {@link SectionFrame}. */
export interface SectionFrameProps {
  section: AnyPluginSection;
  /** Unique on the page; the fragment of links to the section. */
  id: string;
  state: SectionState;
  context: PluginContext;
  /** Loads the next page of a long list. */
  more?: MoreItems | undefined;
  /** As for a section. */
  wholeHref?: string | undefined;
  /** Whether the page has a heading that says the same. @default false */
  hidesTitle?: boolean;
  /** Fetches the data again; without it no retry is offered. */
  onRetry?: (() => void) | undefined;
  /** Called for a section that throws, once for each occurrence. */
  onError?: ((error: unknown) => void) | undefined;
  /** Called when the section responds to clicks: in the browser, once the plugin's markup is hydrated. */
  onInteractive?: (() => void) | undefined;
}

/**
 * The frame of every section: title, skeleton, error with retry, and an error boundary, so that a broken plugin never
 * takes the page down. One that is empty, or over, renders nothing.
 */
export function SectionFrame({
  section,
  id,
  state,
  context,
  more,
  wholeHref,
  hidesTitle = false,
  onRetry,
  onError,
  onInteractive,
}: SectionFrameProps): ReactNode {
  const t = useTexts(section.texts);
  const checked = useCheckedState(section, state);
  // Most changes of the context, such as the relation, come from a tap elsewhere, which is answered there first.
  const settled = useDeferredValue(context);
  const body = useRef<HTMLDivElement>(null);
  const [retried, setRetried] = useState(false);

  // The pressed button is about to disappear: keep the focus in the section.
  const tryAgain = (retry: () => void): void => {
    body.current?.focus({ preventScroll: true });
    setRetried(true);
    retry();
  };
  const failure = (code: ErrorCode, retry: (() => void) | undefined): ReactNode => (
    <SectionFailure code={code} onRetry={retry && (() => tryAgain(retry))} />
  );
  // The region and its content together: a section that throws again would remove an earlier region.
  const thrown = (code: ErrorCode, retry: () => void): ReactNode =>
    retried ? <LiveRegion urgent>{failure(code, retry)}</LiveRegion> : failure(code, retry);

  if (isHidden(section, checked, context.now)) return null;
  const own = checked.status === 'Success' ? checked.own : undefined;
  const failed = checked.status === 'Failure' && failure(checked.code, onRetry);
  const action = section.Action && checked.status === 'Success' && (
    <SectionBoundary data={checked.data} onError={onError} fallback={() => null}>
      <SectionPart section={section} part="Action" data={checked.data} context={context} own={own} />
    </SectionBoundary>
  );
  return (
    <Section
      id={id}
      title={t('title')}
      hidesTitle={hidesTitle}
      action={action}
      body={section.body ?? 'card'}
      bodyAttributes={{ ref: body, tabIndex: -1, 'aria-busy': checked.status === 'Loading' }}
      data-plugin={section.type}
    >
      {checked.status === 'Loading' && <SectionSkeleton section={section} />}
      {/* The result of a retry is announced, in a region that exists when the retry begins. */}
      {retried && checked.status !== 'Success' ? <LiveRegion urgent>{failed}</LiveRegion> : failed}
      {own && own !== 'Current' && (
        <OwnDataNote
          own={own}
          timeZone={context.account.timeZone}
          body={section.body}
          onRetry={onRetry && (() => tryAgain(onRetry))}
        />
      )}
      {checked.status === 'Success' && (
        <SectionBoundary data={checked.data} onError={onError} fallback={thrown}>
          <SectionPart
            section={section}
            part="Section"
            data={checked.data}
            context={settled}
            more={more}
            own={own}
            wholeHref={wholeHref}
            onInteractive={onInteractive}
          />
        </SectionBoundary>
      )}
    </Section>
  );
}

/**
 * The state with its data as parsed by the plugin's schema; data that do not fit are a failure. What does not fit is told by
 * the code that fetches the data, once for all visitors.
 */
function useCheckedState({ schema }: AnyPluginSection, state: SectionState): SectionState {
  return useMemo(() => {
    if (state.status !== 'Success') return state;
    // The state may be a new object at each render; the same data are checked once.
    const parsed = checkOnce(schema, state.data);
    if (parsed.success) return { ...state, data: parsed.output as unknown };
    return { status: 'Failure', code: 'API_RESPONSE_INVALID' };
  }, [schema, state]);
}
