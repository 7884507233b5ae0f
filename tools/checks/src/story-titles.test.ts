import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const plugins = join(import.meta.dirname, '../../../libs/plugins');

/** The titles of the stories of plugins, by file. */
const titles = readdirSync(plugins, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!sdk\/)[^/]+\/src\/.*\.stories\.tsx$/.test(path))
  .map((path) => {
    const [, title] = /^ {2}title: '([^']+)',$/m.exec(readFileSync(join(plugins, path), 'utf8')) ?? [];
    return { path, title };
  });

it('what a host chooses is found in one group: the title of a plugin’s story begins with Plugins, or is about its content', () => {
  expect(titles.length).toBeGreaterThan(25);
  expect(titles.filter(({ title }) => !/^(Plugins|Content)\//.test(title ?? ''))).toEqual([]);
});
