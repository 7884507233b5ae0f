import type { Origin } from '@oa-profile/api-client';
import type { Language } from '@oa-profile/i18n';
import type { View } from '@oa-profile/profile';
import { groupOfSection } from '../shared/section-groups.js';

/** A file that the browser should ask for before the script does that needs it. */
export interface Preload {
  href: string;
  /** Who will ask for it: the page's script imports it, or fetches it before it is imported. */
  as: 'script' | 'fetch';
  /** Needed only after the page has started: whatever is needed for that comes before it. */
  late?: boolean;
}

/** What is shown, as far as styles depend on it. */
export interface ShownParts {
  view: View['name'] | 'error';
  /** Types of the page's sections, or the one whose item is shown. */
  sections: readonly string[];
}

/** Styles that a document brings with it. */
export interface InlineStyles {
  text: string;
  /** Names of the files that they stand for, which late code need not ask for. */
  files: readonly string[];
}

/** Addresses of the browser's files, for the head of a page. */
export interface PageAssets {
  /** The module that boots the page. */
  script: string;
  /** The small one that comes before it. */
  earlyScript: string;
  /** Style sheet for browsers in which script is switched off. */
  withoutScriptStyle: string;
  /** Files that the boot needs at once, among them the page's one language, and what answers the first taps. */
  preloads(language: Language, origin: Origin): Preload[];
  /** Text of the service worker that keeps what visitors have seen, or of the one that removes it. */
  serviceWorker(kind: ServiceWorkerKind): string;
  /** Styles of what a document shows, and of what opens with a tap on it. Other views bring theirs. */
  styles(shown: ShownParts): InlineStyles;
  /** Scripts that only the development server adds, before all others. */
  developmentScripts?: string[];
}

/** What a service worker does: it keeps what visitors have seen, or removes all that has been kept, and itself. */
export type ServiceWorkerKind = 'keeps' | 'removes';

interface ManifestEntry {
  file: string;
  src?: string;
  /** Of a file with several modules: what the build calls it. */
  name?: string;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: what each source module became. */
export type Manifest = Record<string, ManifestEntry>;

/** What the boot in the app needs besides. */
const liffModules = ['/host-bridge/src/liff.ts', '/host-bridge/src/load-liff.ts'];

const entryModule = 'src/browser/main.ts';
const earlySource = 'src/browser/start/early.ts';
const withoutScriptSource = 'src/browser/start/without-script.css';
const serviceWorkerSources: Readonly<Record<ServiceWorkerKind, string>> = {
  keeps: 'src/service-worker/service-worker.ts',
  removes: 'src/service-worker/remove-service-worker.ts',
};
/** What views bring besides what every page has, and what they load on their own. */
const viewModules: Readonly<Record<View['name'], readonly string[]>> = {
  profile: ['/surface/overview/glance/late-glance.ts'],
  page: [],
  item: ['/surface/sections/item-view.tsx'],
  section: [],
  place: ['/features/place/late-place.ts', '/features/place/map/draw-map.ts'],
  reservation: ['/features/reservation/late-reservation.ts'],
  report: ['/features/report/late-report.ts'],
};

/** The file with what every page loads once it answers. */
const controls = 'controls';

/**
 * Reads the addresses out of the manifest of a production build.
 *
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
  const keyOf = (path: string): string => Object.keys(manifest).find((key) => key.endsWith(path)) ?? '';
  /** Files with several modules have no source that they could be found by. */
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

  /** The order of the files is that of the layers: what is meant to win comes later. */
  function keysOfShown({ view, sections }: ShownParts): string[] {
    if (view === 'error') return [entryModule];
    const parts = sections.map((type) => {
      const group = groupOfSection(type);
      return group ? keyNamed(`sections-${group}`) : keyOf(`/plugins/${type}/src/index.ts`);
    });
    const ofView = viewModules[view].map(keyOf);
    return [entryModule, controlsKey, ...[...new Set(parts)].sort(), ...ofView];
  }

  const stylesByFiles = new Map<string, InlineStyles>();
  const serviceWorkers = new Map<ServiceWorkerKind, string>();

  return {
    script: address(entry.file),
    earlyScript: address(entryOf(earlySource).file),
    withoutScriptStyle: address(entryOf(withoutScriptSource).file),
    preloads(language, origin) {
      const named = new Set([entry.file]);
      /** Each file once, where it is named first. */
      const preloadsOf = (keys: readonly string[], how: Omit<Preload, 'href'>): Preload[] =>
        keys
          .flatMap((key) => withImports(key))
          .filter(({ file }) => !named.has(file) && named.add(file))
          .map(({ file }) => ({ href: address(file), ...how }));
      return [
        ...preloadsOf([entryModule], { as: 'script' }),
        ...preloadsOf([keyNamed(`texts-${language}`), ...(origin === 'liff' ? liffModules.map(keyOf) : [])], {
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
