/**
 * The oldest browsers that the page is made for: what the build translates to, what is checked after it, and what the
 * README says. Older ones show the page to be read, and say so: see `is-too-old.ts` of profile-web.
 *
 * All of them know `Object.hasOwn`, `Array.prototype.at` and `<dialog>`, by which the start of the page tells them from
 * older ones.
 */
export const browserFloor = { chrome: '95', edge: '95', firefox: '98', safari: '15.4', ios: '15.4' } as const;

/** The floor as Vite's `build.target` has it. */
export const floorAsTarget: string[] = Object.entries(browserFloor).map(([name, version]) => name + version);

/** The floor as browserslist has it. */
export const floorAsQueries: string[] = Object.entries(browserFloor).map(
  ([name, version]) => `${name === 'ios' ? 'ios_saf' : name} >= ${version}`,
);
