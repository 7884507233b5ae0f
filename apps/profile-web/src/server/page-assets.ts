import type { Origin } from '@oa-profile/api-client';
import type { Language } from '@oa-profile/i18n';
import type { View } from '@oa-profile/profile';
import { groupOfSection } from '../shared/section-groups.js';

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
  view: View['name'] | 'error';
  /** Types of the page's sections, or of the one whose item is shown. */
  sections: readonly string[];
}

/** Styles that are inlined in a document. */
export interface InlineStyles {
  text: string;
  /** Names of the inlined files, which late code need not request. */
  files: readonly string[];
}

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
  /** Scripts that the development server adds before all others. */
  developmentScripts?: string[];
}

/** What a service worker does: keep seen pages, or remove all kept pages and itself. */
export type ServiceWorkerKind = 'keeps' | 'removes';

interface ManifestEntry {
  file: string;
  src?: string;
  /** The build's name for a file with several modules. */
  name?: string;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: what each source module became. */
export type Manifest = Record<string, ManifestEntry>;

/** Modules that the boot in the app needs as well. */
const liffModules = ['/host-bridge/src/liff.ts', '/host-bridge/src/load-liff.ts'];

const entryModule = 'src/browser/main.ts';
const earlySource = 'src/browser/start/early.ts';
const withoutScriptSource = 'src/browser/start/without-script.css';
const serviceWorkerSources: Readonly<Record<ServiceWorkerKind, string>> = {
  keeps: 'src/service-worker/service-worker.ts',
  removes: 'src/service-worker/remove-service-worker.ts',
};
/** Modules of a view that is not on every page, with those that it loads late. */
const viewModules: Readonly<Record<View['name'], readonly string[]>> = {
  profile: ['/surface/overview/glance/late-glance.ts'],
  page: [],
  item: ['/surface/sections/item-view.tsx'],
  section: [],
  place: ['/features/place/late-place.ts', '/features/place/map/draw-map.ts'],
  reservation: ['/features/reservation/late-reservation.ts'],
  report: ['/features/report/late-report.ts'],
};

/** The build's name for the file that every page loads once it is interactive. */
const controls = 'controls';

/**
 * Creates the page's assets from the manifest of a production build.
 *
 * @throws Error if the build lacks a file that pages need.
 * @param readFile Reads a style sheet or a service worker of the build, by its name in the manifest.
 */
export function assetsFromManifest(manifest: Manifest, readFile: (file: string) => string): PageAssets {
  /** A module's own entry and those of all it imports statically. */
  function withImports(key: string, seen = new Set<string>()): ManifestEntry[] {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return [];
    seen.add(key);
    return [...(entry.imports ?? []).flatMap((imported) => withImports(imported, seen)), entry];
  }
  const findKey = (path: string): string | undefined =>
    Object.keys(manifest).find((key) => key.endsWith(path));
  function keyOf(path: string): string {
    const key = findKey(path);
    if (key === undefined) throw new Error(`The build has no file for ${path}`);
    return key;
  }
  /** Files with several modules have no source path, and are found by name. */
  function keyNamed(name: string): string {
    const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
    if (key === undefined) throw new Error(`The build has no file ${name}`);
    return key;
  }
  const address = (file: string): string => `/${file}`;
  function entryOf(module: string): ManifestEntry {
    const entry = manifest[module];
    if (!entry) throw new Error(`The build has no ${module}`);
    return entry;
  }
  const entry = entryOf(entryModule);
  const controlsKey = keyNamed(controls);
  const keysOfLiff = liffModules.map(keyOf);
  // A build that lacks a file is refused before the first visitor needs it.
  const keysOfView = Object.fromEntries(
    Object.entries(viewModules).map(([view, modules]) => [view, modules.map(keyOf)]),
  ) as Record<View['name'], string[]>;

  /** In the order of the cascade layers: later styles win. */
  function keysOfShown({ view, sections }: ShownParts): string[] {
    if (view === 'error') return [entryModule];
    const parts = sections.flatMap((type) => {
      const group = groupOfSection(type);
      // The API may have sections that this release does not know.
      return (group ? keyNamed(`sections-${group}`) : findKey(`/plugins/${type}/src/index.ts`)) ?? [];
    });
    return [entryModule, controlsKey, ...[...new Set(parts)].sort(), ...keysOfView[view]];
  }

  const stylesByFiles = new Map<string, InlineStyles>();
  const serviceWorkers = new Map<ServiceWorkerKind, string>();

  return {
    script: address(entry.file),
    earlyScript: address(entryOf(earlySource).file),
    withoutScriptStyle: address(entryOf(withoutScriptSource).file),
    preloads(language, origin) {
      const named = new Set([entry.file]);
      /** Lists each file once, at its first mention. */
      const preloadsOf = (keys: readonly string[], how: Omit<Preload, 'href'>): Preload[] =>
        keys
          .flatMap((key) => withImports(key))
          .filter(({ file }) => !named.has(file) && named.add(file))
          .map(({ file }) => ({ href: address(file), ...how }));
      return [
        ...preloadsOf([entryModule], { as: 'script' }),
        ...preloadsOf([keyNamed(`texts-${language}`), ...(origin === 'liff' ? keysOfLiff : [])], {
          as: 'fetch',
        }),
        ...preloadsOf([controlsKey], { as: 'fetch', late: true }),
      ];
    },
    serviceWorker(kind) {
      const text = serviceWorkers.get(kind) ?? readFile(entryOf(serviceWorkerSources[kind]).file);
      serviceWorkers.set(kind, text);
      return text;
    },
    styles(shown) {
      const files = [
        ...new Set(keysOfShown(shown).flatMap((key) => withImports(key).flatMap(({ css = [] }) => css))),
      ];
      const key = files.join();
      let styles = stylesByFiles.get(key);
      if (!styles) {
        styles = { text: files.map(readFile).join(''), files };
        stylesByFiles.set(key, styles);
      }
      return styles;
    },
  };
}
