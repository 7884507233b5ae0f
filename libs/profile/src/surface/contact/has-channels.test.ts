import type { Plugin, LinkOf } from '@oa-profile/plugin-sdk/page';
import { calendarIcon } from '@oa-profile/ui';
import { describe, expect, it } from 'vitest';
import { createScene, type SceneOptions } from '../../testing/create-scene.js';
import { hasChannels } from './has-channels.js';

const withInfo = (data: object): SceneOptions => ({ sections: [{ type: 'basic-info', id: 'info', data }] });
const queue = (channel: LinkOf): Plugin => ({ name: 'queue', channel });
const offered: LinkOf = () => ({ icon: calendarIcon, label: 'Take a number', href: '/queue' });
const broken: LinkOf = () => {
  throw new Error('broken');
};

/** Whether it has, and how many errors there were. */
function asked(options: SceneOptions, plugins: readonly Plugin[] = []): [boolean, number] {
  const { page } = createScene(options).store.getState();
  let errors = 0;
  return [hasChannels(page, plugins, () => (errors += 1)), errors];
}

describe('whether an account can be reached in more ways than its chat', () => {
  it.each<[string, SceneOptions, Plugin[]]>([
    ['calls', { account: { features: ['call'] } }, []],
    ['a phone', withInfo({ phone: '+81 3-0123-4567' }), []],
    ['a phone, in a view', { page: { basicInfo: withInfo({ phone: '+81 3' }).sections?.[0] } }, []],
    ['a website', withInfo({ websites: [{ url: 'https://komorebi.example/' }] }), []],
    ['a plugin that offers one', {}, [queue(() => undefined), queue(offered)]],
  ])('an account can be reached in more ways than its chat if it has %s', (_, options, plugins) => {
    expect(asked(options, plugins)).toEqual([true, 0]);
  });

  it('an account cannot be reached in more ways than its chat if none of what there is offers one', () => {
    expect(asked({})).toEqual([false, 0]);
    expect(asked(withInfo({ address: { text: '3-99-7 Yanaka' } }), [queue(() => undefined)])).toEqual([
      false,
      0,
    ]);
  });

  it('a plugin that throws is no way to reach an account, and hides no other one', () => {
    expect(asked({}, [queue(broken)])).toEqual([false, 1]);
    expect(asked({}, [queue(broken), queue(offered)])).toEqual([true, 1]);
  });
});
