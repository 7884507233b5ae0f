import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hostFiles, type HostFilesOptions } from './host-files.js';
import { refuseBadName } from './host-name.js';

/** Options of {@link createHost}. */
export interface CreateHostOptions extends Pick<HostFilesOptions, 'apiUrl' | 'packages'> {
  /** An empty folder, or one that does not exist yet. The host is named after it. */
  folder: string;
}

/**
 * Writes a host as a project of its own, outside of any workspace.
 *
 * @throws Error in one sentence if the folder is not empty, or a host cannot have its name
 */
export async function createHost({ folder, ...options }: CreateHostOptions): Promise<void> {
  const name = basename(resolve(folder));
  refuseBadName(name);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  for (const { path, content } of await hostFiles({ ...options, name, place: 'project' })) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
