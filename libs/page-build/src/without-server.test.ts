import { expect, it } from 'vitest';
import { leaveOutServer } from './without-server.js';

const squeezed = (code: string): string => code.replace(/\s+/g, ' ').trim();
const left = (code: string): string => squeezed(leaveOutServer(code, 'a-plugin.ts'));

it.each([
  ['server: queueServer', 'queueServer', './server/queue-server.js'],
  ['server', 'server', './server/index.js'],
  ['server: it', 'own as it', '@shop/queue/server/queue.js'],
])('a plugin is without its server where that is written %s', (property, name, source) => {
  const code = `import { ${name} } from '${source}';
import { Button } from './button.js';
export const queue = { name: 'queue', ${property}, BarButton: Button } satisfies Plugin;`;
  expect(left(code)).toBe(
    "import { Button } from './button.js'; export const queue = { name: 'queue', BarButton: Button } satisfies Plugin;",
  );
  // Source maps need no change.
  expect(leaveOutServer(code, 'a.ts')).toHaveLength(code.length);
  expect(leaveOutServer(code, 'a.ts').indexOf('BarButton')).toBe(code.indexOf('BarButton'));
});

it.each([
  "import { server } from './client.js'; export const a = { server };",
  "import { start } from './server/start.js'; start();",
  "import { other } from './server/a.js'; export const a = { server: create(), host: other };",
])('what is no server of a plugin stays: %s', (code) => {
  expect(left(code)).toBe(code);
});
