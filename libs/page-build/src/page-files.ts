import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileSet, PAGE_FILES, PageFiles } from '@oa-profile/page-server/internal';
import { createFilter, type Plugin, type Rolldown } from 'vite';
import { floorAsTarget } from './browser-floor.js';
import { fileNames } from './files-by-use.js';
import { packageOf, type PagePackage } from './package-files.js';
import { mayHaveSection, mayHaveViews, readSections, readViews } from './plugin-sections.js';
import { compileStandalone } from './compile-standalone.js';
import { themeColors } from './theme-colors.js';

/** Where the page server looks for the list, in the folder of the browser's files. */
export const LIST: typeof PAGE_FILES = '.vite/page-files.json';

/** Files that are independent of the page's modules, and the browsers they are compiled for. By default any. */
const standalone = {
  earlyScript: { source: '@oa-profile/page-start/early' },
  withoutScriptStyle: { source: '@oa-profile/page-start/without-script.css' },
  keepsPages: { source: '@oa-profile/offline/service-worker', target: floorAsTarget },
  removesPages: { source: '@oa-profile/offline/remove-service-worker', target: floorAsTarget },
} as const;
type StandaloneFile = keyof typeof standalone;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Modules of a host, as absolute paths. They are read when a build starts. */
export interface HostModules {
  /** The module for the browser. */
  readonly browser: string;
  readonly plugins: string;
  /** Modules of the sections by their plugins' names, filled while modules are read. */
  readonly sections: Map<string, string>;
  /** Names of the plugins' views, filled likewise. */
  readonly views: Set<string>;
}

/**
 * Writes the list of files that the page server needs: what a page loads at first, in each language, in the app, for
 * each view and each section. The list refers to files by their use; how a build names them is of no concern elsewhere.
 */
export function pageFiles(host: HostModules): Plugin {
  const references = new Map<StandaloneFile, string>();
  return {
    name: 'page-files',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      for (const [use, { source, ...options }] of Object.entries(standalone)) {
        const file = await this.resolve(source, fileURLToPath(import.meta.url));
        if (!file) this.error(`${source} is not installed`);
        const ending = extname(file.id);
        const reference = this.emitFile({
          type: 'asset',
          name: basename(file.id, ending) + (ending === '.css' ? '.css' : '.js'),
          source: await compileStandalone(file.id, 'target' in options ? options.target : undefined),
        });
        references.set(use as StandaloneFile, reference);
      }
    },
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/ },
      async handler(code, id) {
        if (mayHaveViews(code)) for (const view of readViews(code, id)) host.views.add(view);
        if (!mayHaveSection(code)) return;
        for (const [plugin, source] of readSections(code, id)) {
          const found = await this.resolve(source, id);
          if (!found) this.error(`The section of the plugin ${plugin}, ${source}, is not installed.`);
          host.sections.set(plugin, found.id);
        }
      },
    },
    buildEnd() {
      // Packages may claim others, so all are known before files are divided.
      for (const id of this.getModuleIds()) packageOf(id);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
        const files = listFiles(chunks, {
          browser: host.browser,
          sections: host.sections,
          pluginViews: host.views,
          nameOf: (use) => this.getFileName(references.get(use) ?? ''),
          styleText: (file) => textOf(bundle[file]),
        });
        this.emitFile({ type: 'asset', fileName: LIST, source: JSON.stringify(files, null, 1) });
      },
    },
  };
}

interface Build {
  browser: string;
  sections: ReadonlyMap<string, string>;
  /** Names of the plugins' views. */
  pluginViews: ReadonlySet<string>;
  nameOf: (use: StandaloneFile) => string;
  styleText: (file: string) => string;
}

/** Views of every page, with files of their own. */
const pageViews: readonly string[] = ['profile', 'page', 'section', 'item'];

function listFiles(
  chunks: readonly Chunk[],
  { browser, sections, pluginViews, nameOf, styleText }: Build,
): PageFiles {
  const chunkWith = (moduleId: string): Chunk | undefined =>
    chunks.find(({ moduleIds }) => moduleIds.includes(moduleId));
  const chunkOf = (moduleId: string): Chunk => {
    const found = chunkWith(moduleId);
    if (!found) throw new Error(`The build has no file with ${moduleId}.`);
    return found;
  };
  /** A chunk after all that it imports. */
  function withImports(chunk: Chunk, seen = new Set<string>()): Chunk[] {
    if (seen.has(chunk.fileName)) return [];
    seen.add(chunk.fileName);
    const imported = chunk.imports.flatMap((name) => chunks.filter(({ fileName }) => fileName === name));
    return [...imported.flatMap((each) => withImports(each, seen)), chunk];
  }
  const filesOf = (wanted: readonly Chunk[]): FileSet => {
    const all = wanted.flatMap((chunk) => withImports(chunk));
    return {
      scripts: [...new Set(all.map(({ fileName }) => fileName))],
      styles: [...new Set(all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))],
    };
  };
  const moduleIds = chunks.flatMap((chunk) => chunk.moduleIds);
  const packages = [...new Set(moduleIds.flatMap((id) => packageOf(id) ?? []))];
  /** Chunks with modules of a package that match its patterns. Each pattern must have one. */
  const matching = ({ folder, name }: PagePackage, patterns: readonly string[]): Chunk[] =>
    patterns.map((pattern) => {
      const filter = createFilter(pattern, undefined, { resolve: folder });
      const found = moduleIds.find((id) => filter(id));
      if (found === undefined) throw new Error(`The build has no module ${pattern} of ${name}.`);
      return chunkOf(found);
    });
  // Of one view, several packages may have a part: the column beside the profile.
  const views = new Map<string, Chunk[]>();
  for (const each of packages)
    for (const [view, patterns] of Object.entries(each.files.views ?? {})) {
      // Its document would come without them.
      if (!pluginViews.has(view) && !pageViews.includes(view))
        throw new Error(
          `pageFiles of ${each.name} names the view '${view}', which is not written in the 'views' of a plugin.`,
        );
      views.set(view, [...(views.get(view) ?? []), ...matching(each, patterns)]);
    }
  const first = chunkOf(browser);
  const start = filesOf([first]);
  return {
    script: first.fileName,
    earlyScript: nameOf('earlyScript'),
    withoutScriptStyle: nameOf('withoutScriptStyle'),
    serviceWorkers: { keeps: nameOf('keepsPages'), removes: nameOf('removesPages') },
    start,
    texts: Object.fromEntries(
      chunks
        .filter(({ name }) => name.startsWith(fileNames.texts))
        .map((chunk) => [chunk.name.slice(fileNames.texts.length), filesOf([chunk])]),
    ),
    app: filesOf(packages.flatMap((each) => matching(each, each.files.app ?? []))),
    controls: filesOf(chunks.filter(({ name }) => name === fileNames.controls)),
    views: Object.fromEntries([...views].map(([view, parts]) => [view, filesOf(parts)])),
    sections: Object.fromEntries(
      // Modules are read at the same time: their order differs from build to build.
      [...sections].sort(byName).flatMap(([type, id]) => {
        // A plugin that is in no list has no section, either.
        const chunk = chunkWith(id);
        return chunk ? [[type, filesOf([chunk])]] : [];
      }),
    ),
    themeColors: themeColors(start.styles.map(styleText).join('')),
  };
}

/** The text of an asset. */
function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') return '';
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : 1;
