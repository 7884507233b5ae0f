import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageAssets, PAGE_FILES, type PageFiles } from '../documents/page-assets.js';
import type { PageServerOptions } from '../page-server.js';
import { filesInFolder, filesInFolders } from './files-in-folder.js';

/**
 * The browser's files of a build, for {@link createPageServer}: their list, read once, and the handler that serves them.
 *
 * @param folder as the build has made it
 * @param kept a folder with the assets of other releases, too
 * @throws Error if the folder holds no build
 */
export function clientFiles(
  folder: string,
  kept?: string,
): Required<Pick<PageServerOptions, 'assets' | 'files'>> {
  const list = JSON.parse(readFileSync(join(folder, PAGE_FILES), 'utf8')) as PageFiles;
  return {
    assets: createPageAssets(list, (file) => readFileSync(join(folder, file), 'utf8')),
    files: kept === undefined ? filesInFolder(folder) : filesInFolders(folder, kept),
  };
}
