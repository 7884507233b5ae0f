import { createRequire } from 'node:module';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { browserFloor } from '@oa-profile/page-build';
import ts from 'typescript';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest supported browsers, by their names in the compatibility data. */
const floor = Object.entries(browserFloor).map(
  ([name, version]) => [name === 'ios' ? 'safari_ios' : (name as BrowserName), version] as const,
);

/** Each is checked for before use, or does no harm if it is missing. */
const harmless = new Map([
  ['Navigator.share', 'without it the page shows the link to copy'],
  ['Navigator.globalPrivacyControl', 'without it the visitor has not said so'],
  ['Document.prerendering', 'without it no page is rendered ahead'],
  ['Window.cancelIdleCallback', 'called where the other was'],
  ['Window.requestIdleCallback', 'without it, what can wait is done a second later'],
  ['HTMLButtonElement.popoverTargetElement', 'without it script opens a dialog in place of a popover'],
  ['HTMLElement.hidePopover', 'called where there are popovers'],
  ['HTMLElement.showPopover', 'called where there are popovers'],
  ['HTMLElement.popover', 'asked for to know whether there are popovers'],
  ['ToggleEvent.newState', 'comes with popovers'],
  ['PerformanceResourceTiming.decodedBodySize', 'without it a file is fetched to see that it is there'],
  ['WakeLock.request', 'without it the screen behaves as always'],
  ['WakeLockSentinel.release', 'called on what was got'],
  ['HTMLElement.inert', 'asked for before anything that keys reach is put into what nobody looks at'],
  ['TouchList.length', 'nobody touches where there are no events of touch'],
]);

/**
 * Finds browser APIs in our own sources that a supported browser lacks, one line per problem. The type checker knows
 * each property's interface, so methods are found, too, which in built code are only names.
 *
 * @param files paths of TypeScript sources
 */
export function newerApis(files: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const problems = new Set<string>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`Cannot read ${file}`);
    const visit = (node: ts.Node): void => {
      // Types are not part of the built code.
      if (ts.isTypeNode(node)) return;
      if (ts.isIdentifier(node)) {
        const symbols = [checker.getSymbolAtLocation(node), optionOf(node, checker)];
        const name = [...symbols.flatMap(membersOf), ...attributeOf(node)].find(
          (member) => !harmless.has(member) && isNewer(member),
        );
        if (name) {
          const { line } = source.getLineAndCharacterOfPosition(node.getStart());
          problems.add(
            `${relative(process.cwd(), file)}:${line + 1}: ${name} is not in all supported browsers`,
          );
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...problems];
}

/** The property that a member of an object literal sets, if the object's contextual type is known. */
function optionOf({ parent, text }: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (!ts.isPropertyAssignment(parent) && !ts.isShorthandPropertyAssignment(parent)) return undefined;
  const type = checker.getContextualType(parent.parent);
  return type && checker.getNonNullableType(type).getProperty(text);
}

/** 'HTMLElement.inert' for an attribute of an element in markup. */
function attributeOf({ parent, text }: ts.Identifier): string[] {
  if (!ts.isJsxAttribute(parent)) return [];
  const { tagName } = parent.parent.parent;
  return ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text) ? [`HTMLElement.${text}`] : [];
}

/** 'Element.checkVisibility' for a member of the browser's own interfaces, 'structuredClone' for a global. */
function membersOf(symbol: ts.Symbol | undefined): string[] {
  return (symbol?.declarations ?? []).flatMap((declaration) => {
    const { fileName } = declaration.getSourceFile();
    const { parent } = declaration;
    const name = symbol?.name ?? '';
    if (/\/lib\.[^/]*\.d\.ts$/.test(fileName) && ts.isInterfaceDeclaration(parent)) {
      const format = /^(\w+Format)Options$/.exec(parent.name.text)?.[1];
      if (format) return [`Intl.${format}.${name}`];
    }
    if (!/\/lib\.(dom|webworker)[^/]*\.d\.ts$/.test(fileName)) return [];
    if (ts.isInterfaceDeclaration(parent)) return [`${parent.name.text}.${name}`];
    // `declare var AbortSignal: { timeout(…): … }` declares static members.
    if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
      return [`${parent.parent.name.getText()}.${name}_static`];
    }
    return ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent) ? [`Window.${name}`, name] : [];
  });
}

function isNewer(member: string): boolean {
  const compat = entryOf(member)?.__compat;
  return compat !== undefined && !floor.every(([browser, version]) => supports(compat, browser, version));
}

function entryOf(member: string): Identifier | undefined {
  const [owner = '', name, option] = member.split('.');
  if (owner === 'Intl' && name && option)
    return javascript.builtins?.Intl?.[name]?.[name]?.options_parameter?.[`options_${option}_parameter`];
  return name === undefined ? api[owner] : api[owner]?.[name];
}

function supports({ support }: CompatStatement, browser: BrowserName, version: string): boolean {
  const statements: SimpleSupportStatement[] = [support[browser] ?? []].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternative }) =>
      typeof added === 'string' &&
      !removed &&
      !flags &&
      !prefix &&
      !alternative &&
      isUpTo(added.replace('≤', ''), version),
  );
}

function isUpTo(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [limitMajor = 0, limitMinor = 0] = limit.split('.').map(Number);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

const root = join(import.meta.dirname, '../../..');

/** Sources of the browser's code. */
function browserSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      // These need Node.
      const isElsewhere = [
        ...['node_modules', 'dist', '.tsc', 'testing', 'stories', 'server', 'e2e'],
        ...['api-conformance', 'create-host', 'page-build', 'page-server'],
      ];
      return isElsewhere.includes(entry.name) ? [] : browserSources(path);
    }
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories|config|d)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

if (process.argv[1] === import.meta.filename) {
  const base = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(
    { ...(base.config as object), include: [] },
    ts.sys,
    root,
  );
  const files = ['libs', 'apps/profile-web/src'].flatMap((folder) => browserSources(join(root, folder)));
  const problems = newerApis(files, { ...options, noEmit: true, composite: false, rootDir: root });
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(`${files.length} sources use nothing of the browser that is not in all supported browsers`);
  }
}
