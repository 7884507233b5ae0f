import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspace, type Library } from './libraries.js';

/** The file in which the public API of a library is recorded: plugins, whose entries are of one kind, share one. */
export function recordFile({ folder }: Pick<Library, 'folder'>): string {
  const isPlugin = /^libs\/plugins\/(?!sdk$)/.test(relative(workspace, folder).replaceAll('\\', '/'));
  return join(isPlugin ? join(workspace, 'libs/plugins') : folder, 'public-api.md');
}

/** The recorded public API of a library; empty if there is none. */
export function recordedApi({ name, folder }: Pick<Library, 'name' | 'folder'>): string {
  const file = recordFile({ folder });
  const libraries = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=# What )/m) : [];
  return libraries.find((text) => text.startsWith(`# What ${name} exports\n`)) ?? '';
}
