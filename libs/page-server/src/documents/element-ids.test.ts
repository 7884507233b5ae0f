import { expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';
import { samplePage } from '../testing/sample-page.js';

it('the document gives each pop-up an id with a prefix of ours, since lists of ad blockers hide plain words such as menu-share', async () => {
  const { get } = await openServer({ page: samplePage() });
  const html = await (await get('/@komorebi')).text();
  const popUps = [...html.matchAll(/<div id="([^"]+)" popover="/g)].map(([, id]) => id);
  expect(popUps.length).toBeGreaterThan(1);
  for (const id of popUps) expect(id).toMatch(/^oa-/);
});
