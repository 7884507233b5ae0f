import { checkPlugins } from '@oa-profile/page-server';
import { expect, it } from 'vitest';
import { plugins } from './plugins.js';

it('the plugins fit together: no two have the same name, view, state, file or texts', async () => {
  await expect(checkPlugins(plugins)).resolves.toBeUndefined();
});
