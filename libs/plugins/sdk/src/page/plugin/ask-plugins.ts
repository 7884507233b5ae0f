import type { AccountPage } from '@oa-profile/api-client';
import { ProfileError } from '@oa-profile/errors';
import type { PageState } from '../store/page-state.js';
import type { AskOptions } from './plugin-server.js';
import type { Plugin } from './plugin.js';

/** Options of {@link askPlugins}. */
export interface AskPluginsOptions extends Pick<AskOptions, 'settings'> {
  plugins: readonly Pick<Plugin, 'name' | 'server'>[];
  /** Called with the error of a plugin that fails or is too slow: the page comes without what it has. */
  onError: (error: unknown) => void;
  /** Milliseconds that the page waits. @default 2000 */
  patience?: number;
  /** @default the current time */
  now?: Date;
}

/** Asks the plugins what the first screen has of them. For the page server. */
export async function askPlugins(
  api: AskOptions['api'],
  page: AccountPage,
  { plugins, settings, onError, patience = 2000, now = new Date() }: AskPluginsOptions,
): Promise<NonNullable<PageState['given']>> {
  const given = await Promise.all(
    plugins.map(async ({ name, server }): Promise<[string, unknown][]> => {
      if (!server?.ask) return [];
      const signal = AbortSignal.timeout(patience);
      try {
        const answer = await Promise.race([server.ask(page, { api, settings, signal, now }), endOf(signal)]);
        // As the browser will read it.
        return answer === undefined ? [] : [[name, JSON.parse(JSON.stringify(answer))]];
      } catch (error) {
        onError(signal.aborted ? tooSlow(name, patience, error) : error);
        return [];
      }
    }),
  );
  return Object.fromEntries(given.flat());
}

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

const tooSlow = (name: string, patience: number, cause: unknown): ProfileError =>
  new ProfileError({
    code: 'TIMEOUT',
    message: `What the page has of ${name} took more than ${patience} ms`,
    cause,
  });
