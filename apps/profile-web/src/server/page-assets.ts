import type { Origin } from '@oa-profile/api-client';
import type { Language } from '@oa-profile/i18n';

/** Addresses of the browser's files, for the head of a page. */
export interface PageAssets {
  /** The module that boots the page. */
  script: string;
  /** The small one that comes before it. */
  earlyScript: string;
  /** Style sheet for browsers in which script is switched off. */
  withoutScriptStyle: string;
  /** Modules that the boot needs at once, among them the page's one language. */
  preloads(language: Language, origin: Origin): string[];
  /** Style sheets of everything that a page or a view of it may ever show: what is loaded late brings none. */
  styles: readonly string[];
  /** Scripts that only the development server adds, before all others. */
  developmentScripts?: string[];
}

interface ManifestEntry {
  file: string;
  src?: string;
  imports?: string[];
}

/** Vite's manifest: what each source module became. */
export type Manifest = Record<string, ManifestEntry>;

/** What the boot in the app needs besides. */
const liffModules = ['/host-bridge/src/liff.ts', '/host-bridge/src/load-liff.ts'];

const entryModule = 'src/browser/main.ts';
const earlySource = 'src/browser/start/early.ts';
const withoutScriptSource = 'src/browser/start/without-script.css';
/** Vite's name for the one sheet of a build. */
const styleSheet = 'style.css';

/** Reads the addresses out of the manifest of a production build. */
export function assetsFromManifest(manifest: Manifest): PageAssets {
  /** A module's own entry and those of all it imports statically. */
  function withImports(key: string, seen = new Set<string>()): ManifestEntry[] {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return [];
    seen.add(key);
    return [...(entry.imports ?? []).flatMap((imported) => withImports(imported, seen)), entry];
  }
  const keyOf = (path: string): string => Object.keys(manifest).find((key) => key.endsWith(path)) ?? '';
  const address = (file: string): string => `/${file}`;
  function entryOf(module: string): ManifestEntry {
    const entry = manifest[module];
    if (!entry) throw new Error(`The build has no ${module}`);
    return entry;
  }
  const entry = entryOf(entryModule);

  return {
    script: address(entry.file),
    earlyScript: address(entryOf(earlySource).file),
    withoutScriptStyle: address(entryOf(withoutScriptSource).file),
    preloads(language, origin) {
      const keys = [
        entryModule,
        keyOf(`/i18n/src/locales/${language}.ts`),
        ...(origin === 'liff' ? liffModules.map(keyOf) : []),
      ];
      const files = keys.flatMap((key) => withImports(key)).map(({ file }) => file);
      return [...new Set(files)].filter((file) => file !== entry.file).map(address);
    },
    styles: [address(entryOf(styleSheet).file)],
  };
}
