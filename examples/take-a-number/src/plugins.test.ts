import { checkPlugins } from '@oa-profile/page-server';
import { expect, it } from 'vitest';
import { plugins } from './plugins.js';

it('the plugins of this site fit together', async () => {
  await expect(checkPlugins(plugins)).resolves.toBeUndefined();
});
