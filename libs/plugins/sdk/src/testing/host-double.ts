import type { PluginContext } from '../section.js';

/** A host that only records what it was asked to do. */
export type HostDouble = PluginContext['host'] & {
  readonly copiedTexts: readonly string[];
};

/**
 * @example
 * ```ts
 * const host = createHostDouble();
 * await host.copyText('Tokyo');
 * host.copiedTexts; // ['Tokyo']
 * ```
 */
export function createHostDouble({
  refusesToCopy = false,
}: {
  /** Like in-app browsers without the permission. @default false */
  refusesToCopy?: boolean;
} = {}): HostDouble {
  const copiedTexts: string[] = [];
  return {
    copiedTexts,
    copyText: (text) => {
      if (refusesToCopy) return Promise.reject(new Error('The clipboard refused the text'));
      copiedTexts.push(text);
      return Promise.resolve();
    },
  };
}
