/** Holds an example's comment `// => expected`. */
declare function expectExample(actual: unknown, expected: unknown): void;

declare module '*.css';
