import type { PageSection } from '@oa-profile/api-client';
import { sectionKey, selectSectionData } from '@oa-profile/plugin-sdk/page';
import { visitorReturned } from '@oa-profile/plugin-sdk/internal';
import { itemPaging, type AnyPluginSection } from '@oa-profile/plugin-sdk';
import { describe, expect, it } from 'vitest';
import { createScene, type Scene } from '../../testing/create-scene.js';
import { loadMoreSectionData, loadSectionData } from './section-data-flow.js';

type Item = Record<'id' | 'startsAt' | 'endsAt' | 'name', string> & { used?: boolean };
const item = (id: string, used = false): Item => ({
  id,
  name: id,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  used,
});
const answer = (items: Item[], nextCursor?: string): Response =>
  Response.json({ result: { items, ...(nextCursor && { nextCursor }) } });

const section: PageSection = {
  type: 'coupon',
  id: 'coupon',
  pageId: 'home',
  data: { items: [item('a'), item('b')], nextCursor: '2' },
};
const plugin = {
  source: { kind: 'sub-page', type: 'COUPON', personal: (data: object) => data },
  paging: itemPaging(),
} as unknown as AnyPluginSection;

function open(reply: (request: Request) => Response | Promise<Response>): Scene {
  const scene = createScene({ sections: [section], answer: reply });
  return scene;
}
const known = ({ store }: Scene) => selectSectionData(store.getState())[sectionKey(section)];
const ids = (scene: Scene) => (known(scene)?.data as { items: Item[] }).items.map(({ id }) => id);

describe("the visitor's own data", () => {
  it("the visitor's own data stay if reloading them fails", async () => {
    let fails = false;
    const scene = open(() => (fails ? new Response('', { status: 500 }) : answer([item('a', true)])));
    await scene.store.dispatch(loadSectionData(section, plugin));
    fails = true;
    await scene.store.dispatch(loadSectionData(section, plugin));
    expect(known(scene)).toMatchObject({ status: 'Failure', code: 'HTTP_ABNORMAL' });
    expect(ids(scene)).toEqual(['a']);
  });

  it("the visitor's own data still tell, while reloading, why they failed before", async () => {
    const answers: ((response: Response) => void)[] = [];
    const scene = open(() => new Promise((resolve) => answers.push(resolve)));
    const first = scene.store.dispatch(loadSectionData(section, plugin));
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.(new Response('', { status: 500 }));
    await first;
    const second = scene.store.dispatch(loadSectionData(section, plugin));
    expect(known(scene)).toMatchObject({ status: 'Loading', code: 'HTTP_ABNORMAL' });
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(answer([item('a')]));
    await second;
    expect(known(scene)).not.toHaveProperty('code');
  });

  it("the visitor's own data from a request made before a return do not replace later ones", async () => {
    const answers: ((response: Response) => void)[] = [];
    const scene = open(() => new Promise((resolve) => answers.push(resolve)));
    const before = scene.store.dispatch(loadSectionData(section, plugin));
    await expect.poll(() => answers).toHaveLength(1);
    scene.store.dispatch(visitorReturned());
    const after = scene.store.dispatch(loadSectionData(section, plugin));
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(answer([item('later')]));
    await after;
    answers[0]?.(answer([item('earlier')]));
    await before;
    expect(ids(scene)).toEqual(['later']);
    expect(known(scene)?.status).toBe('Success');
  });

  it("the visitor's own data count even after a return, if no later request was made", async () => {
    let reply: (response: Response) => void = () => undefined;
    const scene = open(() => new Promise((resolve) => (reply = resolve)));
    const asked = scene.store.dispatch(loadSectionData(section, plugin));
    await expect.poll(() => scene.requests).toHaveLength(1);
    scene.store.dispatch(visitorReturned());
    reply(answer([item('a')]));
    await asked;
    expect(ids(scene)).toEqual(['a']);
  });
});

it('sections of different types have separate data, even with the same id', async () => {
  const other: PageSection = { type: 'showcase', id: section.id, pageId: 'home' };
  const scene = open(() => answer([item('a', true)]));
  await scene.store.dispatch(loadSectionData(section, plugin));
  expect(known(scene)?.status).toBe('Success');
  expect(selectSectionData(scene.store.getState())[sectionKey(other)]).toBeUndefined();
});

describe('the next page of a list', () => {
  const isNext = ({ url }: Request): boolean => new URL(url).searchParams.get('cursor') === '2';

  it("the next page of a list follows the visitor's own first page that has loaded since", async () => {
    let answerNext: (response: Response) => void = () => undefined;
    const scene = open((request) =>
      isNext(request)
        ? new Promise((resolve) => (answerNext = resolve))
        : answer([item('a', true), item('b')], '2'),
    );
    const more = scene.store.dispatch(loadMoreSectionData(section, plugin));
    await expect.poll(() => scene.requests).toHaveLength(1);
    await scene.store.dispatch(loadSectionData(section, plugin));
    answerNext(answer([item('c')]));
    await more;
    expect(ids(scene)).toEqual(['a', 'b', 'c']);
    expect((known(scene)?.data as { items: Item[] }).items[0]?.used).toBe(true);
  });

  it('the next page of a list that no longer follows the loaded data is left out', async () => {
    let answerNext: (response: Response) => void = () => undefined;
    const scene = open((request) =>
      isNext(request) ? new Promise((resolve) => (answerNext = resolve)) : answer([item('a', true)]),
    );
    const more = scene.store.dispatch(loadMoreSectionData(section, plugin));
    await expect.poll(() => scene.requests).toHaveLength(1);
    await scene.store.dispatch(loadSectionData(section, plugin));
    answerNext(answer([item('c')]));
    await more;
    expect(ids(scene)).toEqual(['a']);
    expect(known(scene)?.more).toBe('None');
  });

  it("the next page of a list does not make the anonymous first page the visitor's own", async () => {
    const scene = open((request) =>
      isNext(request) ? answer([item('c')]) : new Response('', { status: 500 }),
    );
    await scene.store.dispatch(loadSectionData(section, plugin));
    await scene.store.dispatch(loadMoreSectionData(section, plugin));
    expect(ids(scene)).toEqual(['a', 'b', 'c']);
    expect(known(scene)?.status).toBe('Failure');
  });
});
