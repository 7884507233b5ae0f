import { type View, viewShown } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { openCaches } from '../../page/open-caches.js';
import { createScene, type Scene, type SceneOptions } from '../../testing/create-scene.js';
import type { ReportDraft } from './report-draft.js';
import { fillInReport, recallReport, sendReport, settleReport } from './report-flow.js';
import { aboutChanged, isSentAbout, reportActions, selectReport, type ReportState } from './report-slice.js';

const { draftChanged } = reportActions;
const draft: ReportDraft = { reason: 'spam', detail: 'Three messages a day.', agreed: true };
const received = (): Response => Response.json({ result: { reportId: 'r-1' } });
const failing = (status: number): Response => Response.json({ message: 'no' }, { status });

function open(options: SceneOptions): Scene {
  const scene = createScene({ page: { initialView: { name: 'named', view: 'report' } }, ...options });
  scene.store.dispatch(draftChanged(draft));
  return scene;
}

const send = ({ store }: Scene): Promise<void> => store.dispatch(sendReport('Sent.'));
const state = ({ store }: Scene): ReportState => selectReport(store.getState());
describe('a report', () => {
  it('a report goes to the API with reason, detail and agreement, and clears the draft', async () => {
    const scene = open({ answer: received });
    const sending = send(scene);
    expect(state(scene)).toMatchObject({ sending: { status: 'Loading' }, draft });
    await sending;
    expect(scene.requests).toMatchObject([
      { method: 'POST', path: '/v1/account-page/%401/report', token: 't', body: draft },
    ]);
    expect(state(scene)).toEqual({
      sending: { status: 'Success' },
      confirmed: { answer: { reportId: 'r-1' }, isEarlier: false },
      draft: { reason: undefined, detail: '', agreed: false },
    });
  });

  it.each([
    { ...draft, reason: undefined },
    { ...draft, agreed: false },
    { ...draft, detail: 'a'.repeat(1001) },
  ])('a report with a mistake in it is not sent (%#)', async (wrong) => {
    const scene = open({ answer: received });
    scene.store.dispatch(draftChanged(wrong));
    await send(scene);
    expect(scene.requests).toEqual([]);
    expect(state(scene).sending.status).toBe('None');
  });

  it('a report is tracked without anything that the visitor wrote or chose', async () => {
    const scene = open({ answer: received });
    await send(scene);
    expect(scene.tracked).toEqual(['report', 'report Success']);
    const failed = open({ answer: () => failing(500) });
    await send(failed);
    expect(failed.tracked).toEqual(['report', 'report Failure']);
    expect(failed.errors).toEqual(['report']);
  });
});

describe('a failure', () => {
  it('a failure to load the sending code keeps it as well, and the next attempt can succeed', async () => {
    const scene = open({ answer: received });
    const { api } = scene.services;
    scene.services.api = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
    await send(scene);
    expect(state(scene)).toMatchObject({ sending: { status: 'Failure', code: 'UNKNOWN' }, draft });
    scene.services.api = api;
    await send(scene);
    expect(state(scene).sending.status).toBe('Success');
  });
});

describe('a report is never sent twice', () => {
  it('a report is never sent twice if the button is tapped twice', async () => {
    const scene = open({ answer: received });
    await Promise.all([send(scene), send(scene)]);
    await send(scene);
    expect(scene.requests).toHaveLength(1);
  });

  it('a report is never sent twice if the visitor comes back while it is pending', async () => {
    let answer: (response: Response) => void = () => undefined;
    const scene = open({ answer: () => new Promise((resolve) => (answer = resolve)) });
    const sending = send(scene);
    await expect.poll(() => scene.requests).toHaveLength(1);
    scene.store.dispatch(viewShown({ name: 'profile' }));
    scene.store.dispatch(viewShown({ name: 'named', view: 'report' }));
    await send(scene);
    answer(received());
    await sending;
    expect(scene.requests).toHaveLength(1);
    expect(state(scene).sending.status).toBe('Success');
  });

  const changed = { ...draft, detail: 'Four messages a day.' };
  const settled = (report: object | null): Response => Response.json({ result: { report } });
  it('a report is never sent twice even if the server could not be asked at first', async () => {
    const caches = openCaches({ owner: () => 'mei', area: 'memory' });
    await send(open({ answer: () => failing(500), caches }));
    let isDown = true;
    const after = open({
      answer: () => (isDown ? failing(503) : settled({ reportId: 'r-1' })),
      caches,
    });
    await after.store.dispatch(settleReport());
    expect(state(after)).toMatchObject({ sending: { status: 'None' }, draft });
    after.store.dispatch(draftChanged(changed));
    await send(after);
    expect(state(after).sending.status).toBe('Failure');
    isDown = false;
    await send(after);
    expect(state(after)).toMatchObject({ confirmed: { isEarlier: true } });
    expect(after.requests.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT']);
  });
});

describe('a report of one item', () => {
  const mia = 'Review by Mia (Nov 8, 2026, r-1)';
  const ben = 'Review by Ben (r-2)';
  const openAbout = (line: string): Scene => {
    const scene = open({ answer: received });
    scene.store.dispatch(aboutChanged(line));
    scene.store.dispatch(draftChanged({ agreed: true }));
    return scene;
  };
  const details = ({ requests }: Scene): unknown[] =>
    requests.map(({ body }) => (body as { detail?: string }).detail);

  it('a report of one item names it, and the next report, of the account, does not', async () => {
    const scene = openAbout(mia);
    await send(scene);
    scene.store.dispatch(aboutChanged(undefined));
    expect(state(scene)).toMatchObject({ sending: { status: 'None' }, confirmed: undefined });
    scene.store.dispatch(draftChanged({ ...draft, detail: 'Something else.' }));
    await send(scene);
    expect(details(scene)).toEqual([`${mia}\n\n${draft.detail}`, 'Something else.']);
  });

  it('a report of one item has been sent once, whatever else is reported on the way back to it', async () => {
    const scene = openAbout(mia);
    await send(scene);
    scene.store.dispatch(aboutChanged(ben));
    expect([mia, ben, undefined].map((item) => isSentAbout(state(scene), item))).toEqual([
      true,
      false,
      false,
    ]);
    scene.store.dispatch(draftChanged(draft));
    await send(scene);
    scene.store.dispatch(aboutChanged(mia));
    scene.store.dispatch(aboutChanged(undefined));
    expect([mia, ben, undefined].map((item) => isSentAbout(state(scene), item))).toEqual([true, true, false]);
  });

  it('a report of one item that is on its way stays about it', async () => {
    const scene = openAbout(mia);
    const sending = send(scene);
    scene.store.dispatch(aboutChanged(ben));
    await sending;
    expect(state(scene).about).toBe(mia);
  });

  it('a report of one item leaves its words to the report of another, and not what was agreed to', () => {
    const scene = openAbout(mia);
    scene.store.dispatch(aboutChanged(ben));
    expect(state(scene).draft).toEqual({ ...draft, agreed: false });
  });

  it('a report of one item keeps the visitor’s own words on the device, and not whom they are about', async () => {
    const caches = openCaches({ owner: () => 'mei', area: 'memory' });
    const before = open({ caches });
    before.store.dispatch(aboutChanged(mia));
    before.store.dispatch(fillInReport({ detail: 'Rude words.' }));
    const after = createScene({
      page: { initialView: { name: 'named', view: 'report' } },
      answer: received,
      caches,
    });
    after.store.dispatch(recallReport());
    expect(state(after)).toMatchObject({ draft: { detail: 'Rude words.' } });
    expect(state(after).about).toBeUndefined();
    after.store.dispatch(draftChanged({ agreed: true }));
    await send(after);
    expect(details(after)).toEqual(['Rude words.']);
  });
});

describe('a visitor who went back before the answer arrived', () => {
  const sendAndLeave = async (
    answer: SceneOptions['answer'],
    next: View = { name: 'profile' },
  ): Promise<Scene> => {
    const scene = open(answer ? { answer } : {});
    const sending = send(scene);
    scene.store.dispatch(viewShown(next));
    await sending;
    return scene;
  };

  it('a visitor who went back before the answer arrived is told that the report has been sent', async () => {
    const { store } = await sendAndLeave(received);
    expect(store.getState().notices).toMatchObject([{ tone: 'success', text: 'Sent.' }]);
  });

  it('a visitor who went back before the answer arrived is told that it has not', async () => {
    const { store } = await sendAndLeave(() => failing(500));
    expect(store.getState().notices).toMatchObject([{ tone: 'failure', keys: ['error.report'] }]);
  });

  it.each([
    ['that has been sent', received, { tone: 'success', text: 'Sent.' }],
    ['that has not', () => failing(500), { tone: 'failure', keys: ['error.report'] }],
  ])(
    'a visitor who went back before the answer arrived, and on to another report, is told of the one %s',
    async (_, answer, notice) => {
      const { store } = await sendAndLeave(answer, {
        name: 'named',
        view: 'report',
        plugin: 'reviews',
        itemId: 'r-2',
      });
      expect(store.getState().notices).toMatchObject([notice]);
    },
  );

  it('a visitor who went back before the answer arrived but one who stayed is told in the form only', async () => {
    const scene = open({ answer: () => failing(500) });
    await send(scene);
    expect(scene.store.getState().notices).toEqual([]);
  });
});
