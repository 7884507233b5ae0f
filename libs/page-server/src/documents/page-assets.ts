import type { Origin } from '@oa-profile/api-client';
import { languages, type Language } from '@oa-profile/i18n';

/** A file that the browser should request before the script that needs it does. */
export interface Preload {
  href: string;
  /** How it will be requested: the page's script imports it, or fetches it before importing it. */
  as: 'script' | 'fetch';
  /** Needed only after the page has started, so it must not delay files that the start needs. */
  late?: boolean;
}

/** The parts of a page that its styles depend on. */
export interface ShownParts {
  /** Name of the view, or 'error'. */
  view: string;
  /** Types of the page's sections, or of the one whose item is shown. */
  sections: readonly string[];
  /** The column of the profile is beside the view. @default false */
  hasColumn?: boolean;
  /** A plugin's view, whose own action may be in a bar at the lower edge, as a section's is. @default false */
  hasBar?: boolean;
}

/** Styles that are inlined in a document. */
export interface InlineStyles {
  text: string;
  /** Names of the inlined files, which late code need not request. */
  files: readonly string[];
}

/** Colours for what browsers draw around the page, by scheme; without those that the style sheets do not say. */
export type ThemeColors = Readonly<Partial<Record<'light' | 'dark', string>>>;

/** Addresses of the browser's files, for the head of a page. */
export interface PageAssets {
  /** The module that boots the page. */
  script: string;
  /** The small script that runs before it. */
  earlyScript: string;
  /** Style sheet for browsers with JavaScript turned off. */
  withoutScriptStyle: string;
  /** Files that the boot needs at once, such as the texts of the page's language, and those for the first taps. */
  preloads(language: Language, origin: Origin): Preload[];
  /** Text of the service worker that keeps seen pages, or of the one that removes them. */
  serviceWorker(kind: ServiceWorkerKind): string;
  /** Styles of what a document shows and of what a tap on it opens. Other views load their own. */
  styles(shown: ShownParts): InlineStyles;
  /** What the browser draws around the page has these colours. */
  themeColors: ThemeColors;
  /** Scripts that the development server adds before all others. */
  developmentScripts?: string[];
}

/** What a service worker does: keep seen pages, or remove all saved pages and itself. */
export type ServiceWorkerKind = 'keeps' | 'removes';

/** Where a build writes {@link PageFiles}, in the folder of the browser's files. */
export const PAGE_FILES = '.vite/page-files.json';

/** Files that are needed at the same time, each after those that it imports. Names are relative to the site's root. */
export interface FileSet {
  readonly scripts: readonly string[];
  /** In the order of the cascade: later styles win. */
  readonly styles: readonly string[];
}

/** The browser's files by their use, as the build writes them. */
export interface PageFiles {
  /** The module that boots the page. */
  readonly script: string;
  /** The small script that runs before it. */
  readonly earlyScript: string;
  /** Style sheet for browsers with JavaScript turned off. */
  readonly withoutScriptStyle: string;
  readonly serviceWorkers: Readonly<Record<ServiceWorkerKind, string>>;
  /** What the boot needs at once, with the module itself. */
  readonly start: FileSet;
  /** Texts of every page, by language. */
  readonly texts: Readonly<Record<string, FileSet>>;
  /** What a start in the app needs as well. */
  readonly app: FileSet;
  /** What every page loads once it is interactive. */
  readonly controls: FileSet;
  /** By name of a view that is not on every page. */
  readonly views: Readonly<Record<string, FileSet>>;
  /** By section type. */
  readonly sections: Readonly<Record<string, FileSet>>;
  /** The page's background, as the style sheets of the start say it. */
  readonly themeColors: ThemeColors;
}

/**
 * Creates the page's assets from the list of a production build.
 *
 * @param readFile Reads a style sheet or a service worker of the build, by its name in the list.
 * @throws Error if the build lacks the texts of a language: better now than when the first visitor needs them.
 */
export function createPageAssets(files: PageFiles, readFile: (file: string) => string): PageAssets {
  const missing = languages.find((language) => !Object.hasOwn(files.texts, language));
  if (missing !== undefined) throw new Error(`The build has no texts in ${missing}.`);
  const address = (file: string): string => `/${file}`;

  function setsOfShown({ view, sections, hasColumn = false, hasBar = false }: ShownParts): FileSet[] {
    if (view === 'error') return [files.start];
    // The API may have sections that this release does not know.
    const parts = sections.flatMap((type) => ownEntry(files.sections, type) ?? []);
    const byName = parts.sort((a, b) => ownStyle(a).localeCompare(ownStyle(b)));
    const names = [...(hasColumn ? ['profile'] : []), ...(hasBar ? ['section'] : []), view];
    const shown = names.flatMap((name) => ownEntry(files.views, name) ?? []);
    return [files.start, files.controls, ...byName, ...shown];
  }

  // All of it now: the build may be replaced while the server runs.
  const { start, controls, views, sections } = files;
  const sets = [start, controls, ...Object.values(views), ...Object.values(sections)];
  const sheets = new Map(sets.flatMap(({ styles }) => styles).map((file) => [file, readFile(file)]));
  const serviceWorkers = {
    keeps: readFile(files.serviceWorkers.keeps),
    removes: readFile(files.serviceWorkers.removes),
  };
  const stylesByFiles = new Map<string, InlineStyles>();

  return {
    script: address(files.script),
    earlyScript: address(files.earlyScript),
    withoutScriptStyle: address(files.withoutScriptStyle),
    preloads(language, origin) {
      const named = new Set([files.script]);
      /** Lists each file once, at its first mention. */
      const preloadsOf = ({ scripts }: FileSet, how: Omit<Preload, 'href'>): Preload[] =>
        scripts
          .filter((file) => !named.has(file) && named.add(file))
          .map((file) => ({ href: address(file), ...how }));
      return [
        ...preloadsOf(files.start, { as: 'script' }),
        ...preloadsOf(files.texts[language] ?? nothing, { as: 'fetch' }),
        ...preloadsOf(origin === 'liff' ? files.app : nothing, { as: 'fetch' }),
        ...preloadsOf(files.controls, { as: 'fetch', late: true }),
      ];
    },
    serviceWorker: (kind) => serviceWorkers[kind],
    themeColors: files.themeColors,
    styles(shown) {
      const names = [...new Set(setsOfShown(shown).flatMap(({ styles }) => styles))];
      const key = names.join();
      let styles = stylesByFiles.get(key);
      if (!styles) {
        styles = { text: names.map((name) => sheets.get(name) ?? '').join(''), files: names };
        stylesByFiles.set(key, styles);
      }
      return styles;
    },
  };
}

const nothing: FileSet = { scripts: [], styles: [] };

/** Names come from the API: `constructor` is none of ours. */
const ownEntry = (sets: Readonly<Record<string, FileSet>>, name: string): FileSet | undefined =>
  Object.hasOwn(sets, name) ? sets[name] : undefined;

/** A section's own style sheet comes after those that it imports. */
const ownStyle = ({ styles }: FileSet): string => styles.at(-1) ?? '';
