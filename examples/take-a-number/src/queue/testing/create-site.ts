import { createScene, type Scene } from '@oa-profile/profile/testing';
import { vi } from 'vitest';
import { createQueueRouter } from '../server/queue-router.js';
import { memoryStore } from '../server/line-store.js';

export const STAFF_TOKEN = 'staff';

/** What becomes of a request: its answer arrives unless it, or its answer, gets lost on the way. */
type Fate = 'answer lost' | 'answered' | 'request lost';

/** A site with a waiting line, and the devices of its visitors. */
export interface Site {
  /** The line forgets everything. */
  restart: () => void;
  /** What becomes of the next requests. @default they are answered */
  fates: Fate[];
  /** The next answer is on its way until it is released. */
  hold: () => { isHeld: () => boolean; release: () => void };
  /** Methods of the requests that have left the device. */
  sent: string[];
  /** The staff calls the next one. */
  callNext: (missed?: boolean) => Promise<void>;
  /** The staff opens or closes the line. */
  setOpen: (isOpen: boolean) => Promise<void>;
  /** How many wait. */
  waiting: () => Promise<number>;
  /** A page of the account, in a tab of a device. */
  open: (device?: Device, account?: string) => Scene;
  createDevice: (visitor?: string) => Device;
}

/** What pages on one device share. */
export interface Device {
  /** Who uses it, if anybody has signed in. */
  visitor: string | undefined;
  caches: Scene['services'];
}

/** Creates the site `https://site.example`, whose own server is the real one, behind a network of the test. */
export function createSite(): Site {
  const routerOf = () =>
    createQueueRouter({ accounts: ['@1', '@2'], store: memoryStore(), staffToken: STAFF_TOKEN });
  let router = routerOf();
  const fates: Fate[] = [];
  const sent: string[] = [];
  let holding: ((release: () => void) => void) | undefined;
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    router.fetch(new Request(`https://site.example${path}`, init));
  vi.stubGlobal('location', new URL('https://site.example/@komorebi/queue'));
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    sent.push(request.method);
    const fate = fates.shift() ?? 'answered';
    const hold = holding;
    holding = undefined;
    const path = new URL(request.url).pathname.replace('/queue', '');
    const answer =
      fate === 'request lost'
        ? undefined
        : await router.fetch(new Request(new URL(path, request.url), request));
    if (hold) await new Promise<void>(hold);
    if (fate !== 'answered' || !answer) throw new TypeError('The network is gone');
    return answer;
  });
  const staff = (method: string, path: string, body: object): Promise<Response> =>
    ask(`/@1/staff/${path}`, {
      method,
      headers: { authorization: `Bearer ${STAFF_TOKEN}` },
      body: JSON.stringify(body),
    });
  let last: number | null = null;
  return {
    fates,
    sent,
    hold() {
      let release: (() => void) | undefined;
      holding = (released) => (release = released);
      return { isHeld: () => release !== undefined, release: () => release?.() };
    },
    restart: () => (router = routerOf()),
    async callNext(missed = false) {
      const answer = await staff('POST', 'next', { after: last, missed });
      last = ((await answer.json()) as { called: { number: number } | null }).called?.number ?? null;
    },
    setOpen: async (isOpen) => void (await staff('PUT', 'open', { isOpen })),
    waiting: async () => ((await (await ask('/@1/line')).json()) as { waiting: number }).waiting,
    createDevice(visitor) {
      const who = { visitor };
      const { services: caches } = createScene({ host: hostOf(who) });
      return Object.assign(who, { caches });
    },
    open: (device, account = '@1') =>
      createScene({
        origin: 'web',
        account: { basicSearchId: account },
        page: {
          initialView: { name: 'named', view: 'queue' },
          given: { queue: { id: account } },
          servedFiles: ['turn'],
        },
        ...(device && { caches: device.caches, host: hostOf(device) }),
      }),
  };
}

/** Asked each time, since another visitor may have signed in. */
const hostOf = (device: Pick<Device, 'visitor'>) => ({
  getAccessToken: () => device.visitor && 'a-token',
  getOwner: () => device.visitor,
});
