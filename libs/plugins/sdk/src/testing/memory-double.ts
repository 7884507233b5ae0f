import type { PluginMemory } from '../section.js';

/**
 * A memory that lasts as long as the story.
 *
 * @example
 * ```ts
 * storyContext({ memory: createMemoryDouble(['read winter-hours']) });
 * ```
 */
export function createMemoryDouble(remembered: readonly string[] = []): PluginMemory {
  const keys = new Set(remembered);
  return { has: (key) => keys.has(key), add: (key) => void keys.add(key) };
}
