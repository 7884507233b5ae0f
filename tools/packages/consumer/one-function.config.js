/** Bundles code that uses one function of a library, alone: other code would pull in the rest. */
export default {
  build: {
    target: 'es2022',
    outDir: 'one-function',
    lib: { entry: 'src/browser/one-function.ts', formats: ['es'], fileName: 'one-function' },
  },
};
