import { describe, expect, it } from 'vitest';
import { hasFeature, ourFeatures, withFeature, withOurFeatures } from './feature-list.js';

const head = `import { lastVisitFeature } from '@oa-profile/plugin-last-visit';
import { placeFeature } from '@oa-profile/plugin-place';
import type { Feature } from '@oa-profile/plugin-sdk/page';
`;
const inLines = `${head}
/** What visitors can do here. */
export const features: readonly Feature[] = [
  placeFeature,
  lastVisitFeature,
];
`;
const queue = { camel: 'queue' };

describe('a host’s list of features', () => {
  it('a host’s list of features says which of ours it has, in its order', () => {
    expect(ourFeatures(inLines)).toEqual(['place', 'last-visit']);
    expect(hasFeature(inLines, { camel: 'lastVisit' })).toBe(true);
    expect(hasFeature(inLines, { camel: 'visit' })).toBe(false);
  });

  it('a host’s list of features loses those that are not chosen, with their imports', () => {
    expect(withOurFeatures(inLines, ['last-visit'])).toBe(
      `import { lastVisitFeature } from '@oa-profile/plugin-last-visit';
import type { Feature } from '@oa-profile/plugin-sdk/page';

/** What visitors can do here. */
export const features: readonly Feature[] = [lastVisitFeature];
`,
    );
    expect(withOurFeatures(inLines, [])).toContain('readonly Feature[] = [];');
  });

  it('a host’s list of features keeps the host’s own', () => {
    const list = withFeature(inLines, queue, './queue/queue-feature.js');
    expect(withOurFeatures(list, [])).toContain('= [queueFeature];');
  });

  it.each([
    [inLines, '  lastVisitFeature,\n  queueFeature,\n];'],
    [withOurFeatures(inLines, ['place']), ' = [placeFeature, queueFeature];'],
    [withOurFeatures(inLines, []), ' = [queueFeature];'],
    [`${head}export const features = [ placeFeature, ];\n`, ' = [ placeFeature, queueFeature];'],
    [
      `${head}export const features = [...(isNew ? [placeFeature] : [])];\n`,
      '[placeFeature] : []), queueFeature];',
    ],
    [inLines.replace('lastVisitFeature,', '// No search.\n'), '  // No search.\n\n  queueFeature,\n];'],
  ])('a host’s list of features gets another one as its last, imported after the others', (list, end) => {
    const changed = withFeature(list, queue, './queue/queue-feature.js');
    expect(changed).toContain(end);
    expect(changed).toContain(
      "from '@oa-profile/plugin-sdk/page';\nimport { queueFeature } from './queue/queue-feature.js';\n",
    );
  });

  it('a host’s list of features keeps the line ends that it has', () => {
    const module = './queue/queue-feature.js';
    const onWindows = inLines.replaceAll('\n', '\r\n');
    expect(withFeature(onWindows, queue, module)).toBe(
      withFeature(inLines, queue, module).replaceAll('\n', '\r\n'),
    );
  });

  it.each([
    '',
    'export const features = new Set();\n',
    'export const features = [];\n',
    `${head}export const features = [placeFeature] satisfies readonly Feature[];\n`,
    `${head}export const features = [/* none yet */];\n`,
    `${head}export const features = [\n  placeFeature // The map, and hours\n];\n`,
  ])('a host’s list of features must be a list with imports that can go on: %j', (list) => {
    expect(() => withFeature(list, queue, './queue.js')).toThrow(
      "has no plain list, 'export const features = [ … ];'",
    );
  });
});
