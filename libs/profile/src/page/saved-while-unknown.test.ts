import type { SavedNamespace } from '@oa-profile/plugin-sdk/page';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createArea } from '../testing/create-area.js';
import { openCaches } from './open-caches.js';

let device: ReturnType<typeof createArea>;
/** Another tab of the same browser. */
const openTab = (): void => {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), { localStorage: device, sessionStorage: createArea() }),
  );
};
beforeEach(() => {
  device = createArea();
  openTab();
});
afterEach(() => vi.unstubAllGlobals());

const namespaceOf = (whileUnknown: SavedNamespace['whileUnknown']): SavedNamespace => ({
  name: 'words',
  area: 'local',
  capacity: 5,
  whileUnknown,
});
const both = (['tab', 'device'] as const).map((each) => [each, namespaceOf(each)] as const);
const cacheOf = (namespace: SavedNamespace, owner?: string) =>
  openCaches({ owner: () => owner }).savedCache(namespace);
const save = (namespace: SavedNamespace, data: string, owner?: string): void => {
  const at = Date.now();
  cacheOf(namespace, owner).set('@1', { data, at, until: at + 60_000 });
};
const read = (namespace: SavedNamespace, owner?: string): unknown =>
  cacheOf(namespace, owner).get('@1')?.data;

describe('what a plugin saves', () => {
  it.each(both)('what is saved for the %s while nobody is known is there after a reload', (_, words) => {
    save(words, 'Hello');
    expect(read(words)).toBe('Hello');
  });

  it.each(both)('what is saved for the %s is of the visitor who signs in, and of nobody else', (_, words) => {
    save(words, 'Hello');
    expect(read(words, 'mei')).toBe('Hello');
    expect(read(words)).toBeUndefined();
    openTab();
    expect(read(words, 'mei')).toBe('Hello');
    expect(read(words, 'somchai')).toBeUndefined();
  });

  it.each([
    ['tab', undefined],
    ['device', 'Hello'],
  ] as const)(
    'what is saved for the %s is, in another tab that nobody has signed in to, %s',
    (name, data) => {
      save(namespaceOf(name), 'Hello');
      openTab();
      expect(read(namespaceOf(name))).toBe(data);
    },
  );
});

it.each(['words', 'user', 'words unclaimed', 'constructor'])(
  'a namespace is one value: one that is written anew, or is another one’s, is refused by a sentence that says what to do: %s',
  (name) => {
    const { savedCache } = openCaches({ owner: () => 'mei' });
    const words = namespaceOf('tab');
    expect(savedCache(words)).toBe(savedCache(words));
    const other = (): unknown => savedCache({ ...words, name });
    if (name === 'constructor') expect(other).not.toThrow();
    else
      expect(other).toThrow(
        new RangeError(`Namespace '${name}' is taken: a plugin has one constant, named in 'saves'`),
      );
  },
);
