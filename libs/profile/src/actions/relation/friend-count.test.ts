import type { Relation } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { answering as ok, createScene, type Scene, type SceneOptions } from '../../testing/create-scene.js';
import { addFriend, loadFriendCount, selectFriendCount, setFavorite } from '@oa-profile/plugin-sdk/internal';

const friend: Relation = { friendshipType: 'friend', favorite: 'false' };
const counting = (count: number): Response => Response.json({ result: { count } });
const isCount = ({ url }: Request): boolean => url.endsWith('/friend-count');

const open = (answer: SceneOptions['answer'], account: SceneOptions['account'] = {}): Scene =>
  createScene({ account: { friendCount: 10, ...account }, ...(answer && { answer }) });
const shown = ({ store }: Scene): number | undefined => selectFriendCount(store.getState());
const asked = ({ requests }: Scene): number =>
  requests.filter(({ path }) => path.endsWith('/friend-count')).length;

describe('the friend count', () => {
  it('the friend count is one more while the account is being added, and then what the server says', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const scene = open(() => new Promise((resolve) => waiting.push(resolve)));
    const adding = scene.store.dispatch(addFriend());
    expect(shown(scene)).toBe(11);
    await expect.poll(() => waiting).toHaveLength(1);
    waiting[0]?.(ok(friend));
    await adding;
    expect(shown(scene)).toBe(11);
    await expect.poll(() => waiting).toHaveLength(2);
    waiting[1]?.(counting(42));
    await expect.poll(() => shown(scene)).toBe(42);
  });

  it('the friend count stays one more if the server does not tell', async () => {
    const scene = open((request) => (isCount(request) ? new Response('', { status: 500 }) : ok(friend)));
    await scene.store.dispatch(addFriend());
    await expect.poll(() => scene.errors).toEqual(['load friendCount']);
    expect(shown(scene)).toBe(11);
  });

  it('the friend count goes back if the visitor turns out to be nobody, so that nothing is sent', async () => {
    let start: () => void = () => undefined;
    let starting: Promise<void> | undefined = new Promise<void>((resolve) => (start = resolve));
    const scene = createScene({
      anonymous: true,
      account: { friendCount: 10 },
      host: { starting: () => starting },
    });
    const adding = scene.store.dispatch(addFriend());
    expect(shown(scene)).toBe(11);
    starting = undefined;
    start();
    await adding;
    expect(shown(scene)).toBe(10);
  });

  it('the friend count is not changed by making the account a favourite', async () => {
    const scene = open(() => ok({ ...friend, favorite: 'true' }));
    await scene.store.dispatch(setFavorite(true));
    expect(shown(scene)).toBe(10);
    expect(asked(scene)).toBe(0);
  });

  it.each([{ showsFriendCount: false }, { friendCount: undefined }])(
    'the friend count is neither shown nor requested with %j',
    async (account) => {
      const scene = open(() => counting(42), account);
      await scene.store.dispatch(loadFriendCount());
      expect(shown(scene)).toBeUndefined();
      expect(asked(scene)).toBe(0);
    },
  );
});
