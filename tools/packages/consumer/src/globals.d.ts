/** Asserts an example's comment `// => expected`. */
declare function expectExample(actual: unknown, expected: unknown): void;

interface ImportMeta {
  /** Vite's: the modules that match patterns, each loaded on demand. */
  glob<T>(patterns: readonly string[]): Record<string, () => Promise<T>>;
}
