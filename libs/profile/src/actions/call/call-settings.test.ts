import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import { describe, expect, it } from 'vitest';
import { createScene, type Scene } from '../../testing/create-scene.js';
import { loadCallSettings } from './call-settings-flow.js';
import { selectCallSettings, type CallSettingsState } from './call-settings-slice.js';

const direct: CallSetting = { enabled: true, acceptance: 'direct' };
const byRequest: CallSetting = { enabled: true, acceptance: 'byRequest' };
const bot: ResponseModeSetting = { mode: 'bot' };
const ok = (result: unknown): Response => Response.json({ result });
const failure = (): Response => new Response('', { status: 500 });

/** The API's answers to each of the three requests. */
interface Answers {
  setting?: () => Response | Promise<Response>;
  responseMode?: () => Response | Promise<Response>;
  replyTime?: () => Response | Promise<Response>;
}

function open({
  setting = () => ok(direct),
  responseMode = () => ok(bot),
  replyTime = () => ok({ medianMinutes: 10 }),
}: Answers = {}): Scene {
  const scene = createScene({
    answer({ url }) {
      if (url.endsWith('/reply-time')) return replyTime();
      return url.endsWith('/oacall/setting') ? setting() : responseMode();
    },
  });
  return scene;
}
const stateOf = ({ store }: Scene): CallSettingsState => selectCallSettings(store.getState());
const load = ({ store }: Scene): Promise<void> => store.dispatch(loadCallSettings());

describe('how an account takes calls', () => {
  it('how an account takes calls is loaded, and then known', async () => {
    const scene = open();
    const loading = load(scene);
    expect(stateOf(scene).load.status).toBe('Loading');
    await loading;
    expect(stateOf(scene)).toMatchObject({
      load: { status: 'Success' },
      settings: { setting: direct, responseMode: bot },
    });
  });

  it('how an account takes calls is known even if the reply time never arrives', async () => {
    const scene = open({ replyTime: () => new Promise(() => undefined) });
    await load(scene);
    expect(stateOf(scene).settings?.setting).toEqual(direct);
    expect(stateOf(scene).replyMinutes).toBeUndefined();
  });

  it('how an account takes calls is known even if the reply time cannot be loaded, which is reported', async () => {
    const scene = open({ replyTime: failure });
    await load(scene);
    await expect.poll(() => scene.errors).toEqual(['load replyTime']);
    expect(stateOf(scene).load.status).toBe('Success');
  });

  it('how an account takes calls gets the reply time when that arrives', async () => {
    const scene = open();
    await load(scene);
    await expect.poll(() => stateOf(scene).replyMinutes).toBe(10);
  });

  it.each([
    ['setting', { setting: undefined, responseMode: bot }],
    ['responseMode', { setting: direct, responseMode: undefined }],
  ])('all but the %s is known if that alone cannot be loaded, which is reported', async (what, known) => {
    const scene = open({ [what]: failure });
    await load(scene);
    expect(stateOf(scene)).toMatchObject({ load: { status: 'Success' }, settings: known });
    expect(scene.errors).toEqual(['load callSettings']);
  });

  it('how an account takes calls is a failure with its code if nothing can be loaded', async () => {
    const scene = open({ setting: failure, responseMode: failure });
    await load(scene);
    expect(stateOf(scene).load).toMatchObject({ status: 'Failure', code: 'HTTP_ABNORMAL' });
    expect(stateOf(scene).settings).toBeUndefined();
    expect(scene.errors).toEqual(['load callSettings']);
  });

  it.each([
    ['that fails', failure, 'Failure'],
    ['a part of that fails', () => ok(bot), 'Success'],
  ])('what is known stays known while it is reloaded, and if %s', async (_, responseMode, status) => {
    const answers = [() => ok(direct), failure];
    const modes = [() => ok(bot), responseMode];
    const scene = open({
      setting: () => answers.shift()?.() ?? failure(),
      responseMode: () => modes.shift()?.() ?? failure(),
    });
    await load(scene);
    const again = load(scene);
    expect(stateOf(scene)).toMatchObject({ load: { status: 'Loading' }, settings: { setting: direct } });
    await again;
    expect(stateOf(scene)).toMatchObject({
      load: { status },
      settings: { setting: direct, responseMode: bot },
    });
  });

  it('how an account takes calls is the answer to the last request, not the last answer', async () => {
    const answers: ((response: Response) => void)[] = [];
    const scene = open({ setting: () => new Promise((resolve) => answers.push(resolve)) });
    const loads = [load(scene), load(scene)];
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(ok(byRequest));
    await loads[1];
    answers[0]?.(ok(direct));
    await loads[0];
    expect(stateOf(scene).settings?.setting).toEqual(byRequest);
  });
});
