import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeatureNames, TEMPLATE_NAMES } from './feature-names.js';

/** A file of a feature, by its place in the feature's folder. */
export interface FeatureFile {
  path: string;
  text: string;
}

/**
 * A feature's files, made of a template that is called `my-thing`.
 *
 * @param template its folder
 */
export const featureFiles = (template: string, names: FeatureNames): FeatureFile[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return {
        // As in templates of hosts: a package has no tests of others.
        path: renamed(path.slice(template.length + 1), names).replace(/_$/, ''),
        text: renamed(readFileSync(path, 'utf8'), names),
      };
    });

const renamed = (text: string, names: FeatureNames): string =>
  (Object.keys(TEMPLATE_NAMES) as (keyof FeatureNames)[]).reduce(
    (before, spelling) => before.replaceAll(TEMPLATE_NAMES[spelling], names[spelling]),
    text,
  );
