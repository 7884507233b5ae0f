import { useCallback, useEffect, useState } from 'react';
import type { MemoryScope, PluginContext } from './section.js';

/** Result of {@link useMemory}. */
export interface Memory {
  /** The remembered keys; undefined on the server and in the browser's first render, and of other keys until they are read. */
  remembered: ReadonlySet<string> | undefined;
  remember: (key: string) => void;
}

/**
 * Which of `keys` the visitor has dismissed or read.
 *
 * @example
 * ```tsx
 * const { remembered, remember } = useMemory(context, [`read ${id}`]);
 * const isNew = remembered && !remembered.has(`read ${id}`);
 * ```
 */
export function useMemory(
  { memory }: PluginContext,
  keys: readonly string[],
  { everywhere = false }: MemoryScope = {},
): Memory {
  const [read, setRead] = useState<{ list: string; remembered: ReadonlySet<string> }>();
  const list = keys.join('\n');
  useEffect(() => {
    // The server knows nothing of it, and the first render must be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    setRead({
      list,
      remembered: new Set(list.split('\n').filter((key) => memory.has(key, { everywhere }))),
    });
  }, [memory, list, everywhere]);
  const remember = useCallback(
    (key: string) => {
      memory.add(key, { everywhere });
      setRead((before) => ({ list, remembered: new Set([...(before?.remembered ?? []), key]) }));
    },
    [memory, list, everywhere],
  );
  return { remembered: read?.list === list ? read.remembered : undefined, remember };
}
