import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import { askLine } from './ask-line.js';
import { turnFile } from './turn-file.js';

export const queueServer = {
  variables: { QUEUE_ACCOUNTS: 'text', QUEUE_URL: { places: [] } },
  ask: askLine,
  // When somebody waits is private.
  files: {
    turn: { path: 'turn.ics', parameters: ['start', 'number'], keptBy: 'none', answer: turnFile },
  },
} satisfies PluginServer;
