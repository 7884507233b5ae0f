import type { PageFiles } from '@oa-profile/page-server/internal';

/** Script files, relative to the build, that must be loaded before the page answers a tap in `language`. */
export function firstLoad({ start, texts }: PageFiles, language: string): Set<string> {
  const own = texts[language];
  // Missing, they would count as 0 bytes, within any budget.
  if (!own) throw new Error(`The build has no texts in ${language}`);
  return new Set([...start.scripts, ...own.scripts]);
}

/**
 * Script files that are loaded without any interaction on a page whose sections are all out of sight. They do not
 * include the API client: an anonymous visitor, as everybody in a browser is, causes no API requests by just looking.
 * Nor the SDK of error reporting: it is loaded at the first error, and most visits have none. Nor what measures Web
 * Vitals, which only sites with tracking load, after everything else.
 */
export const withoutInteraction = (files: PageFiles, language: string): Set<string> =>
  new Set([...firstLoad(files, language), ...files.controls.scripts]);

/** Style sheets that are in the document of a profile with every section: all except those of other views. */
export const firstStyles = ({ start, controls, sections }: PageFiles): Set<string> =>
  new Set([start, controls, ...Object.values(sections)].flatMap(({ styles }) => styles));

/** Script files of sections, beyond those of every page, by the name of the last: groups share theirs. */
export function sectionFiles(files: PageFiles, language: string): Map<string, Set<string>> {
  const everywhere = withoutInteraction(files, language);
  const sections = Object.values(files.sections);
  if (!sections.length) throw new Error('The build has no sections');
  return new Map(
    sections.map(({ scripts }) => [
      scripts.at(-1)?.replace(/^assets\/|-[^-]+$/g, '') ?? '',
      new Set(scripts.filter((file) => !everywhere.has(file))),
    ]),
  );
}
