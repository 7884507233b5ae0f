import { groupOfSection } from '../shared/section-groups.js';

function sectionsFile(moduleId: string): string | null {
  const [, plugin = ''] = /\/libs\/plugins\/([^/]+)\/src\//.exec(moduleId) ?? [];
  const group = groupOfSection(plugin);
  return group ? `sections-${group}` : null;
}

/** Texts by language: one file for what every page says, and one for what sections and views say. */
function textsFile(moduleId: string): string | null {
  const [, folder = '', language] = /\/libs\/(.+)\/locales\/([^/]+)\.ts$/.exec(moduleId) ?? [];
  if (!language) return null;
  const isFirst = /^i18n\/|^profile\/(?!.+\/(place|local-words|ask|reservation|report|contact|search)$)/.test(
    folder,
  );
  return `${isFirst ? 'texts' : 'more-texts'}-${language}`;
}

/** What every page loads once it answers, and what opens with a tap on what it shows first. */
const controls = [
  /\/libs\/profile\/src\/(?!features\/(place|local-words|ask|reservation|report)\/|core\/changes\/.*submission|surface\/(overview\/glance|wishes)\/|surface\/sections\/(item-view|search\/))/,
  /\/libs\/(business-hours|plugins\/sdk|ui)\/src\//,
  /\/libs\/api-client\/src\/(schemas\/|create-transaction-id|country-codes)/,
  /\/profile-web\/src\/(browser\/(track-page|keep-pages)|shared\/plugins)\./,
  /\/node_modules\/(uqr|web-vitals)\//,
];

/**
 * How the browser's code is divided into files. Each file is a request, and whoever names it must have come before: so
 * there are few, by what is needed at the same time. The page server looks them up by these names.
 */
export const filesByUse = {
  groups: [
    // What the page needs first is one file: in pieces it compresses worse.
    { name: 'core', tags: ['$initial' as const], priority: 4 },
    { name: textsFile, priority: 3 },
    { name: 'controls', test: (id: string) => controls.some((path) => path.test(id)), priority: 2 },
    { name: sectionsFile, priority: 1 },
    { name: 'shared', minShareCount: 4 },
  ],
};
