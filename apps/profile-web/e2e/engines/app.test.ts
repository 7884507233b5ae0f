import { expect, inApp, test } from './support/fixtures.js';

test(
  'the app starts the page with the visitor’s token, which every API call has',
  { tag: '@end-to-end' },
  async ({ tab, visitor, received, complaints }) => {
    // The entry navigates at once: Firefox and WebKit cancel pending requests, and report them as failures.
    complaints.allow(
      /Cannot load|error loading dynamically imported module|Importing a module script failed/,
    );
    await visitor.relatesTo('@harbor', 'friend');
    // The app knows its visitor, but the page's address does not name them.
    await tab.goto('/healthz');
    await tab.evaluate((token) => sessionStorage.setItem('local-app', `visitor=${token}`), visitor.token);
    await tab.goto(`/liff?liff.state=${encodeURIComponent('/@harbor?lang=en')}`);
    await tab.role('link', 'Chat').shown();
    await tab.ready();
    expect((await tab.url()).href).toMatch(/\/liff\/@harbor\?lang=en$/);
    expect(await tab.evaluate(() => document.documentElement.classList.contains('full-view'))).toBe(true);
    const calls = (await received()).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);
    expect(calls).toContain('GET relation');
  },
);

test(
  'outside the app, an action leads to the login, which leads back to the action',
  { tag: '@end-to-end' },
  async ({ tab, visitor, received }) => {
    await tab.goto(inApp('@justaname', 'none', `&outside&login=${visitor.token}`));
    await tab.ready();
    await tab.mainAction('button', 'Add friend').click();
    await tab
      .role('status')
      .text(/was added as a friend/)
      .shown();
    expect((await tab.url()).pathname).toBe('/liff/@justaname');
    expect((await received()).filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);
