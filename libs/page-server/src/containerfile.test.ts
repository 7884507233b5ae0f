import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cacheMegabytes, describeMemory } from './node/memory.js';

const documented = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const containerfile = documented('Containerfile');

it('the documented image has a format that keeps its health check', () => {
  expect(containerfile).toMatch(/^HEALTHCHECK CMD \[/m);
  const builds = containerfile.match(/^# +podman build .*$/gm) ?? [];
  expect(builds).toHaveLength(1);
  // The OCI format, the default, drops it.
  for (const build of builds) expect(build).toContain(' --format docker ');
});

it.each([
  ['Containerfile', /--memory (\d+)m /],
  ['profile-web@.service', /^MemoryMax=(\d+)M$/m],
])(
  '%s names a memory and a heap that fit each other, and leaves room for answers and pages',
  (name, memory) => {
    const text = documented(name);
    const [, options = ''] = /NODE_OPTIONS="?([^"]+)"/.exec(text) ?? [];
    const heap = Number(
      execFileSync(process.execPath, ['-p', 'v8.getHeapStatistics().heap_size_limit'], {
        env: { NODE_OPTIONS: options },
        encoding: 'utf8',
      }),
    );
    const limit = Number(memory.exec(text)?.[1]) * 1024 ** 2;
    const bytes = cacheMegabytes({ limit, heap }) * 1_000_000;
    expect(bytes).toBeGreaterThanOrEqual(48_000_000);
    expect(describeMemory({ limit, heap }, { answerBytes: bytes, pageBytes: bytes }).level).toBe('info');
  },
);
