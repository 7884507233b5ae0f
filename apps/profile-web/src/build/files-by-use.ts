import { groupOfSection } from '../shared/section-groups.js';

function sectionsFile(moduleId: string): string | null {
  const [, plugin = ''] = /\/libs\/plugins\/([^/]+)\/src\//.exec(moduleId) ?? [];
  const group = groupOfSection(plugin);
  return group ? `sections-${group}` : null;
}

/** Texts by language: one file for texts on every page, and one for those of sections and views. */
function textsFile(moduleId: string): string | null {
  const [, folder = '', language] = /\/libs\/(.+)\/locales\/([^/]+)\.ts$/.exec(moduleId) ?? [];
  if (!language) return null;
  const isFirst =
    /^i18n\/|^profile\/(?!.+\/(place|local-words|ask|reservation|report|contact|search|wishes)$)/.test(
      folder,
    );
  return `${isFirst ? 'texts' : 'more-texts'}-${language}`;
}

/** What every page loads once it is interactive, and what a tap on the first screen opens. Only a section has facilities. */
const controls = [
  /\/libs\/profile\/src\/(?!features\/(place|local-words|ask|reservation|report)\/|core\/changes\/.*submission|surface\/(overview\/glance|wishes)\/|surface\/sections\/(item-view|search\/))/,
  /\/libs\/(business-hours|plugins\/sdk|ui)\/src\/(?!icons\/facility)/,
  /\/libs\/api-client\/src\/(schemas\/|create-transaction-id|country-codes)/,
  /\/profile-web\/src\/(browser\/(track-page|keep-pages)|shared\/plugins)\./,
  /\/node_modules\/uqr\//,
];

/**
 * How the browser's code is divided into files. Each file is a request that can start only once the file naming it has
 * loaded, so there are few, grouped by what is needed at the same time. The page server finds them by these names.
 */
export const filesByUse = {
  groups: [
    // One file for what the page needs first: several would compress worse.
    { name: 'core', tags: ['$initial' as const], priority: 4 },
    { name: textsFile, priority: 3 },
    { name: 'controls', test: (id: string) => controls.some((path) => path.test(id)), priority: 2 },
    { name: sectionsFile, priority: 1 },
    { name: 'shared', minShareCount: 4 },
  ],
};
