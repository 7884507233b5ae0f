import type { LateView } from '@oa-profile/plugin-sdk/page';
import { myThingTexts } from './my-thing-texts.js';
import { MyThingView } from './my-thing-view.js';

export const lateMyThing: LateView = {
  Component: MyThingView,
  texts: myThingTexts,
  // An empty form is nothing to search for.
  card: (_page, t) => ({ title: t('title'), indexed: false }),
};
