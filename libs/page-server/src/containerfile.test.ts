import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const containerfile = readFileSync(new URL('../../../docs/Containerfile', import.meta.url), 'utf8');

it('the documented image has a format that keeps its health check', () => {
  expect(containerfile).toMatch(/^HEALTHCHECK CMD \[/m);
  const builds = containerfile.match(/^# +podman build .*$/gm) ?? [];
  expect(builds).toHaveLength(1);
  // The OCI format, the default, drops it.
  for (const build of builds) expect(build).toContain(' --format docker ');
});
