import type { LateView } from '@oa-profile/plugin-sdk/page';
import { givenQueue } from './given-queue.js';
import { queueTexts } from './queue-texts.js';
import { QueueView } from './queue-view.js';

export const lateQueue: LateView = {
  Component: QueueView,
  texts: queueTexts,
  card: (page, t) => givenQueue(page) && { title: t('title'), description: t('description'), indexed: true },
};
