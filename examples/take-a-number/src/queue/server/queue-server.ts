import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import * as v from 'valibot';
import { line } from '../ticket.js';

/** How long a page waits for the line: it is worth more without than late. */
const PATIENCE_MS = 500;

/** The ids in a list that is separated by spaces. */
export const idsIn = (list = ''): string[] => list.split(/\s+/).filter(Boolean);

export const queueServer = {
  variables: { QUEUE_ACCOUNTS: 'text', QUEUE_URL: { places: [] } },
  /** How many wait. A line that does not answer is no reason for the view to be gone: somebody may have a number. */
  async ask({ account: { basicSearchId } }, { settings, signal }) {
    if (!idsIn(settings['QUEUE_ACCOUNTS']).includes(basicSearchId)) return undefined;
    const timely = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const url = new URL(`/queue/${basicSearchId}/line`, settings['QUEUE_URL']);
      return v.parse(line, await (await fetch(url, { signal: timely })).json());
    } catch {
      return {};
    }
  },
  files: {
    /** To be printed for the door. */
    sign: {
      path: 'queue-sign.txt',
      keptBy: 'all',
      isOf: ({ given }) => given?.['queue'] !== undefined,
      answer: ({ page, url }) => ({
        name: 'queue-sign.txt',
        contentType: 'text/plain; charset=utf-8',
        content: `${page.account.name}\n${url}/queue\n`,
      }),
    },
  },
} satisfies PluginServer;
