import { type Plugin, type LinkOf, viewHref } from '@oa-profile/plugin-sdk/page';
import { chatIcon } from '@oa-profile/ui';
import { myThingTexts } from './my-thing-texts.js';

const toView =
  (label: 'shortcut' | 'title'): LinkOf =>
  (page, t) => ({
    icon: chatIcon,
    label: t(label),
    href: viewHref(page, { name: 'named', view: 'my-thing' }),
  });

/** A message to the account, which the device keeps until the visitor sends it. */
export const myThingPlugin = {
  name: 'my-thing',
  texts: myThingTexts,
  states: ['plugin-my-thing'],
  saves: ['plugin-my-thing'],
  views: {
    'my-thing': {
      isTask: true,
      load: () => import('./late-my-thing.js').then(({ lateMyThing }) => lateMyThing),
    },
  },
  shortcut: toView('shortcut'),
  channel: toView('title'),
} satisfies Plugin;
