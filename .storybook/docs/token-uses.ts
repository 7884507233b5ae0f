/** Where a token is used: names of parts, in words. */
export interface TokenUses {
  /** Name of the custom property. */
  token: string;
  /** Components of `libs/ui`. */
  components: string[];
  /** Parts of the profile page. */
  page: string[];
  plugins: string[];
}

const sheets = import.meta.glob<string>(
  // What is built has copies of them, which come and go.
  ['../../libs/*/src/**/*.css', '../../libs/plugins/*/src/**/*.css'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const DEFINED = /^ *(--oa-[\w-]+):/gm;
const USED = /var\((--oa-[\w-]+)/g;

/** Every token with the parts whose style sheets name it, in the order of tokens.css. */
export function tokenUses(): TokenUses[] {
  const tokens = [...new Set(namesIn(sheets['../../libs/ui/src/tokens.css'] ?? '', DEFINED))];
  const parts = Object.entries(sheets).flatMap(([path, css]) => {
    const part = partOf(path);
    return part ? [{ ...part, used: new Set(namesIn(css, USED)) }] : [];
  });
  return tokens.map((token) => {
    const using = (kind: Part['kind']): string[] =>
      [
        ...new Set(
          parts.filter((part) => part.kind === kind && part.used.has(token)).map(({ name }) => name),
        ),
      ].sort();
    return { token, components: using('component'), page: using('page'), plugins: using('plugin') };
  });
}

interface Part {
  kind: 'component' | 'page' | 'plugin';
  name: string;
}

/** Undefined for what visitors do not get, and for the tokens themselves. */
function partOf(path: string): Part | undefined {
  if (/\/(testing|dist)\//.test(path)) return undefined;
  const [, folder = ''] = /libs\/(ui|profile|plugins\/[^/]+)\/src\//.exec(path) ?? [];
  const [, file] = /\/([^/]+)\.module\.css$/.exec(path) ?? [];
  if (file === undefined) return undefined;
  const [kind, plugin = ''] = folder.split('/');
  switch (kind) {
    case '':
      return undefined;
    case 'ui':
      return { kind: 'component', name: inWords(file) };
    case 'plugins':
      return { kind: 'plugin', name: inWords(plugin) };
    default:
      return { kind: 'page', name: inWords(file) };
  }
}

const namesIn = (css: string, pattern: RegExp): string[] =>
  Array.from(css.matchAll(pattern), ([, name = '']) => name);

/** 'Icon button' */
const inWords = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
