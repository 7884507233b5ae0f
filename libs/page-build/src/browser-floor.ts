/**
 * The oldest supported browsers: the target of the build, of the checks after it, and of the README. In older ones the
 * page can only be read, and says so: see `is-too-old.ts` of page-start.
 *
 * All of them have `Object.hasOwn`, `Array.prototype.at` and `<dialog>`, by which the page detects older ones.
 */
export const browserFloor = { chrome: '95', edge: '95', firefox: '98', safari: '15.4', ios: '15.4' } as const;

/** The floor in the form of Vite's `build.target`. */
export const floorAsTarget: string[] = Object.entries(browserFloor).map(([name, version]) => name + version);

/** The floor as browserslist queries. */
export const floorAsQueries: string[] = Object.entries(browserFloor).map(
  ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} >= ${version}`,
);
