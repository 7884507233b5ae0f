import type { Rolldown } from 'vite';
import { packageOf } from './package-files.js';
import { textsModule } from './site-texts/site-texts.js';

type CodeSplittingGroup = NonNullable<
  Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']
>[number];

/** Names of the files that the list for the page server finds by them; that of texts goes on with the language. */
export const fileNames = { controls: 'controls', texts: 'texts-' } as const;

/** Texts by language: one file for texts on every page, and one for those of sections and views. */
function textsFile(moduleId: string): string | null {
  const found = textsModule(moduleId);
  if (!found) return null;
  const { language, place } = found;
  const name = `${fileNames.texts}${language}`;
  return packageOf(place)?.isFirstText(place) ? name : `more-${name}`;
}

function sectionsFile(moduleId: string): string | null {
  const group = packageOf(moduleId)?.files.sections;
  return group ? `sections-${group}` : null;
}

const isControl = (moduleId: string): boolean => packageOf(moduleId)?.isControl(moduleId) ?? false;

/**
 * How the browser's code is divided into files. Each file is a request that can start only once the file naming it has
 * loaded, so there are few, grouped by what is needed at the same time. Packages say what of them is needed when.
 *
 * @param list the host's list of plugins, which the first taps need
 */
export const filesByUse = (list: string): { groups: CodeSplittingGroup[] } => ({
  groups: [
    // One file for what the page needs first: several would compress worse.
    { name: 'core', tags: ['$initial'], priority: 4 },
    { name: textsFile, priority: 3 },
    {
      name: fileNames.controls,
      test: (id) => id === list || isControl(id),
      priority: 2,
    },
    { name: sectionsFile, priority: 1 },
    { name: 'shared', minShareCount: 4 },
  ],
});
