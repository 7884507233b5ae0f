import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles } from './feature-files.js';
import { hasFeature, withFeature } from './feature-list.js';
import { featureNames } from './feature-names.js';
import { here } from './here.js';
import { readManifest, writeManifest } from './manifest.js';
import { typesIn } from './plugin-list.js';

/** Options of {@link createFeature}. */
export interface CreateFeatureOptions {
  /** What the feature is called: in its address, its folder and its code. */
  name: string;
  /**
   * The host's folder.
   *
   * @default the working folder
   */
  folder?: string;
  /**
   * Folder with a feature that is called `my-thing`; the names of tests end with `_` there.
   *
   * @default the one that comes with this package
   */
  template?: string;
}

/**
 * Writes a feature into a host, as a folder of its sources, and adds it to the host's list: a small one that has a bit of
 * everything, to be changed into what it should be.
 *
 * @returns the paths of what was written or changed, from the host's folder
 * @throws Error in one sentence if the folder has no host, or the name is not free
 */
export function createFeature({
  name,
  folder = '.',
  template = join(here(), 'feature'),
}: CreateFeatureOptions): string[] {
  const names = featureNames(name);
  const list = join(folder, 'src/features.ts');
  if (!existsSync(list))
    throw new Error(
      `${folder} has no src/features.ts: call it in the folder of a host, which lists features there.`,
    );
  const place = `src/${name}`;
  if (existsSync(join(folder, place))) throw new Error(`${place} already exists: choose another name.`);
  const plugins = join(folder, 'src/plugins.ts');
  if (existsSync(plugins) && typesIn(readFileSync(plugins, 'utf8')).includes(name))
    throw new Error(`'${name}' is the type of a section, whose addresses it has: choose another name.`);
  const features = readFileSync(list, 'utf8');
  if (hasFeature(features, names)) throw new Error(`src/features.ts has a '${name}': choose another name.`);
  let changed: string;
  try {
    changed = withFeature(features, names, `./${name}/${name}-feature.js`);
  } catch (error) {
    throw new Error(`src/features.ts ${(error as Error).message}`, { cause: error });
  }

  const files = featureFiles(template, names);
  for (const { path, text } of files) {
    const file = join(folder, place, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(list, changed);
  sayWhenNeeded(folder, name);
  return [...files.map(({ path }) => `${place}/${path}`), 'src/features.ts', 'package.json'];
}

/** Says in the host's package.json when a page needs what of the feature: the words of its link at once, its view later. */
function sayWhenNeeded(folder: string, name: string): void {
  const manifest = readManifest(folder);
  const { firstTexts = [], views = {}, ...others } = manifest.pageFiles ?? {};
  writeManifest(folder, {
    ...manifest,
    pageFiles: {
      ...others,
      firstTexts: [...firstTexts, `src/${name}/locales/*`],
      views: { ...views, [name]: [`src/${name}/late-${name}.ts`] },
    },
  });
}
