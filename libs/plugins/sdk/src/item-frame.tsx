import { useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { checkOnce } from './check-once.js';
import { OwnDataNote } from './own-data-note.js';
import { SectionPart } from './section-part.js';
import type { AnyPluginSection, PluginContext } from './section.js';
import type { OwnDataStatus } from './section-state.js';
import { SectionBoundary } from './section-boundary.js';
import { SectionFailure } from './section-failure.js';

/** Props of {@link ItemFrame}. */
export interface ItemFrameProps {
  section: AnyPluginSection;
  /** As the API sent them; the plugin's schema checks them. */
  data: unknown;
  /** Id of an item that the plugin's `itemCard` finds in the data. */
  itemId: string;
  context: PluginContext;
  /** Whose the data are, if they depend on the visitor; see {@link SectionState}. */
  own?: OwnDataStatus | undefined;
  /** Fetches the visitor's own data again; without it no retry is offered. */
  onRetry?: (() => void) | undefined;
  onError?: ((error: unknown) => void) | undefined;
  /** As for a section. */
  onInteractive?: (() => void) | undefined;
}

/** One item of a plugin, in an error boundary like {@link SectionFrame}'s. The page adds a heading and a link back. */
export function ItemFrame({
  section,
  data,
  itemId,
  context,
  own,
  onRetry,
  onError,
  onInteractive,
}: ItemFrameProps): ReactNode {
  const { schema, View } = section;
  const parsed = useMemo(() => checkOnce(schema, data), [schema, data]);
  const body = useRef<HTMLDivElement>(null);
  if (!View || !parsed.success) return null;
  const failure = (code: Parameters<typeof SectionFailure>[0]['code'], retry: () => void): ReactElement => (
    <SectionFailure code={code} onRetry={retry} />
  );
  const askAgain = (): void => {
    // The pressed button is about to disappear: keep the focus in the view.
    body.current?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <div ref={body} data-oa="" tabIndex={-1}>
      {own && own !== 'Current' && (
        <OwnDataNote own={own} timeZone={context.account.timeZone} onRetry={onRetry && askAgain} />
      )}
      <SectionBoundary data={data} onError={onError} fallback={failure}>
        <SectionPart
          section={section}
          part="View"
          data={parsed.output as unknown}
          itemId={itemId}
          context={context}
          own={own}
          onInteractive={onInteractive}
        />
      </SectionBoundary>
    </div>
  );
}
