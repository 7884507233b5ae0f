import { sectionOf, type Plugin } from '@oa-profile/plugin-sdk/page';
import { afterEach, expect, it, vi } from 'vitest';
import { plugins } from '../testing/plugins.js';
import { startPageServer } from './start-page-server.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const client = new URL('no-client', import.meta.url);

it.each([
  ['collide', [...plugins, { name: 'faq' }], "Two plugins, or one and the page, have the name 'faq'"],
  [
    'have a section of another type',
    [{ name: 'answers', section: async () => (await sectionOf(plugins, 'faq'))! }],
    "The section of the plugin 'answers' is of the type 'faq'",
  ],
  [
    'are imported by a name that does not exist',
    [...plugins, undefined as unknown as Plugin],
    `Number ${plugins.length + 1} of the plugins is none: it has no name. Is what is imported spelt so?`,
  ],
])('a server whose plugins %s ends at the start, with one sentence', async (_, chosen, sentence) => {
  vi.stubEnv('API_URL', 'https://api.example');
  vi.stubEnv('PUBLIC_URL', 'https://page.example');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  startPageServer({ plugins: chosen, client });
  await expect.poll(() => ended).toHaveBeenCalledExactlyOnceWith(1);
  expect(said.mock.calls).toEqual([[sentence]]);
});
