import type { PackageSizes } from './package-sizes.js';

/** Maximum bytes of a library's own code and of its styles, minified and gzipped. */
type Budget = Pick<PackageSizes, 'own' | 'styles'>;

/** A plugin is loaded when its section gets near, and a page has fifteen. */
const plugin: Budget = { own: 5_000, styles: 2_500 };

const budgets: Readonly<Record<string, Budget>> = {
  '@oa-profile/api-client': { own: 8_000, styles: 0 },
  // For Node: no visitor downloads it.
  '@oa-profile/api-conformance': { own: 14_000, styles: 0 },
  '@oa-profile/business-hours': { own: 2_900, styles: 0 },
  '@oa-profile/errors': { own: 1_500, styles: 0 },
  '@oa-profile/host-bridge': { own: 1_500, styles: 0 },
  '@oa-profile/http': { own: 3_000, styles: 0 },
  '@oa-profile/i18n': { own: 3_900, styles: 0 },
  '@oa-profile/keep-client': { own: 1_500, styles: 0 },
  '@oa-profile/offline': { own: 700, styles: 0 },
  // For Node and for builds: no visitor downloads them.
  '@oa-profile/create-host': { own: 1_000, styles: 0 },
  '@oa-profile/page-build': { own: 5_600, styles: 0 },
  '@oa-profile/page-server': { own: 24_000, styles: 0 },
  '@oa-profile/page-start': { own: 4_900, styles: 1_500 },
  // With the counter, which is shown to staff and has a clock that moves.
  '@oa-profile/plugin-coupon': { own: 5_500, styles: 2_500 },
  '@oa-profile/plugin-sdk': { own: 7_000, styles: 1_100 },
  '@oa-profile/profile': { own: 23_000, styles: 9_700 },
  '@oa-profile/storage': { own: 1_500, styles: 0 },
  '@oa-profile/telemetry': { own: 3_700, styles: 0 },
  '@oa-profile/ui': { own: 10_200, styles: 7_500 },
};

/** Which sizes of a library exceed their budget, one line each. */
export function overBudget(name: string, sizes: PackageSizes): string[] {
  const budget = budgets[name] ?? (name.startsWith('@oa-profile/plugin-') ? plugin : undefined);
  if (!budget) return [`${name}: has no budget in size-budgets.ts`];
  return (['own', 'styles'] as const)
    .filter((part) => sizes[part] > budget[part])
    .map((part) => `${name}: ${part} has ${sizes[part]} bytes, its budget is ${budget[part]}`);
}
