import { useMemo, type ReactElement, type ReactNode } from 'react';
import { safeParse } from 'valibot';
import type { AnyProfilePlugin, PluginContext } from './plugin.js';
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
  onError?: ((error: unknown) => void) | undefined;
}

/** One item of a plugin, within a boundary as {@link PluginFrame} has it. The page gives it a heading and a way back. */
export function PluginView({ plugin, data, itemId, context, onError }: PluginViewProps): ReactNode {
  const { schema, View } = plugin;
  const parsed = useMemo(() => safeParse(schema, data), [schema, data]);
  if (!View || !parsed.success) return null;
  const failure = (code: Parameters<typeof SectionFailure>[0]['code'], retry: () => void): ReactElement => (
    <SectionFailure code={code} announce onRetry={retry} />
  );
  return (
    <SectionBoundary data={data} onError={onError} fallback={failure}>
      <View data={parsed.output} itemId={itemId} context={context} />
    </SectionBoundary>
  );
}
