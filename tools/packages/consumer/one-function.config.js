/** Code that wants one function of a library, bundled alone: others would bring the rest. */
export default {
  build: {
    target: 'es2022',
    outDir: 'one-function',
    lib: { entry: 'src/browser/one-function.ts', formats: ['es'], fileName: 'one-function' },
  },
};
