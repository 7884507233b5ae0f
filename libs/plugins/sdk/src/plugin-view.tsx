import { useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { checkOnce } from './check-once.js';
import { OwnDataNote } from './own-data-note.js';
import type { AnyProfilePlugin, PluginContext } from './plugin.js';
import type { OwnDataStatus } from './plugin-state.js';
import { SectionBoundary } from './section-boundary.js';
import { SectionFailure } from './section-failure.js';

/** Props of {@link PluginView}. */
export interface PluginViewProps {
  plugin: AnyProfilePlugin;
  /** What the API sent; it goes through the plugin's schema. */
  data: unknown;
  /** Of an item that the plugin's `itemCard` finds in the data. */
  itemId: string;
  context: PluginContext;
  /** While the item is not the visitor's own of now, though its data depend on who asks; see {@link PluginState}. */
  own?: OwnDataStatus | undefined;
  /** Asks for the visitor's own data again; without it the visitor is offered no retry. */
  onRetry?: (() => void) | undefined;
  onError?: ((error: unknown) => void) | undefined;
}

/** One item of a plugin, within a boundary as {@link PluginFrame} has it. The page gives it a heading and a way back. */
export function PluginView({
  plugin,
  data,
  itemId,
  context,
  own,
  onRetry,
  onError,
}: PluginViewProps): ReactNode {
  const { schema, View } = plugin;
  const parsed = useMemo(() => checkOnce(schema, data), [schema, data]);
  const body = useRef<HTMLDivElement>(null);
  if (!View || !parsed.success) return null;
  const failure = (code: Parameters<typeof SectionFailure>[0]['code'], retry: () => void): ReactElement => (
    <SectionFailure code={code} onRetry={retry} />
  );
  const askAgain = (): void => {
    // The button that was pressed is about to go: the focus stays in the view.
    body.current?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <div ref={body} data-oa="" tabIndex={-1}>
      {own && <OwnDataNote own={own} timeZone={context.account.timeZone} onRetry={onRetry && askAgain} />}
      <SectionBoundary data={data} onError={onError} fallback={failure}>
        <View data={parsed.output as unknown} itemId={itemId} context={context} own={own} />
      </SectionBoundary>
    </div>
  );
}
