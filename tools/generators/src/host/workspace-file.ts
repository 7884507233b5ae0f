import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The root of this workspace, which is what every host begins with. */
export const workspace = join(import.meta.dirname, '../../../..');

/** A file of this workspace. */
export const workspaceFile = (path: string): Buffer => readFileSync(join(workspace, path));

/** A text of this workspace. */
export const workspaceText = (path: string): string => workspaceFile(path).toString();

/** A JSON file of this workspace. */
export const workspaceJson = <T>(path: string): T => JSON.parse(workspaceText(path)) as T;

/** All files below a folder of this workspace, relative to it, with slashes. */
export function filesBelow(folder: string): string[] {
  const root = join(workspace, folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
