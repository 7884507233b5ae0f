import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import type { Manifest, PackedPackage } from './package-problems.js';

/** An imported module and the imported names; `*` is all. */
interface Import {
  specifier: string;
  names: readonly string[];
}

const require = createRequire(import.meta.url);

const exportsOf = (file: string): string[] => Object.keys(require(file) as object);

/** React's exports that server components lack. */
const browserOnly = ((): ReadonlySet<string> => {
  const folder = dirname(require.resolve('react/package.json'));
  const onServer = new Set(exportsOf(join(folder, 'react.react-server.js')));
  return new Set(exportsOf(join(folder, 'index.js')).filter((name) => !onServer.has(name)));
})();

/** Packages of which server components cannot use anything. */
const browserPackages = ['react-dom', 'react-dom/client', 'react-i18next', 'react-redux'];

/** Packages that render by themselves, and never in a server component. */
export const servers: readonly string[] = ['@oa-profile/page-server'];

/** Import specifiers of a package's entries with 'use client'. */
export function clientEntries({ manifest, files }: PackedPackage): string[] {
  return codeFiles(manifest)
    .filter(([, file]) => saysUseClient(files.get(file) ?? ''))
    .map(([entry]) => entry);
}

/**
 * Entries with a missing or a needless 'use client': an entry begins with it only if it leads to what React has in
 * browsers only, since nothing of such an entry can be called on the server.
 *
 * @param elsewhere entries of other packages with 'use client', see {@link clientEntries}
 */
export function serverComponentProblems(
  { manifest, files }: PackedPackage,
  elsewhere: readonly string[],
): string[] {
  if (servers.includes(manifest.name)) return [];
  return codeFiles(manifest).flatMap(([entry, file]) => {
    const reason = reachable(file, files)
      .flatMap((path) => importsOf(files.get(path) ?? ''))
      .map((each) => browserReason(each, elsewhere))
      .find(Boolean);
    const marked = saysUseClient(files.get(file) ?? '');
    if (reason && !marked) return [`${entry} needs ${reason} but does not begin with 'use client'`];
    return marked && !reason ? [`${entry} has 'use client' but needs nothing that servers lack`] : [];
  });
}

function browserReason({ specifier, names }: Import, elsewhere: readonly string[]): string | undefined {
  if (browserPackages.includes(specifier) || elsewhere.includes(specifier)) return specifier;
  return specifier === 'react' ? names.find((name) => name === '*' || browserOnly.has(name)) : undefined;
}

/** The code entries with their files. */
function codeFiles({ name, exports }: Manifest): [entry: string, file: string][] {
  return Object.entries((exports ?? {}) as Record<string, string | Record<string, string>>).flatMap(
    ([entry, target]): [string, string][] => {
      const file = typeof target === 'string' ? target : (target['default'] ?? '');
      return file.endsWith('.js') ? [[`${name}${entry.slice(1)}`, file.replace(/^\.\//, '')]] : [];
    },
  );
}

/** A file and all files of the package that it imports, at once or later. */
function reachable(file: string, files: PackedPackage['files'], seen: string[] = []): string[] {
  if (seen.includes(file) || !files.has(file)) return seen;
  seen.push(file);
  for (const { specifier } of importsOf(files.get(file) ?? ''))
    if (specifier.startsWith('.')) reachable(posix.join(posix.dirname(file), specifier), files, seen);
  return seen;
}

/** Whether the first statement is the directive: elsewhere it has no effect. */
function saysUseClient(code: string): boolean {
  const [first] = parse(code).statements;
  return Boolean(
    first &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client',
  );
}

const parse = (code: string): ts.SourceFile =>
  ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);

function importsOf(code: string): Import[] {
  const imports: Import[] = [];
  const visit = (node: ts.Node): void => {
    const [argument] = ts.isCallExpression(node) ? node.arguments : [];
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
      imports.push({ specifier: node.moduleSpecifier.text, names: importedNames(node.importClause) });
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
      imports.push({ specifier: node.moduleSpecifier.text, names: exportedNames(node.exportClause) });
    else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      argument &&
      ts.isStringLiteral(argument)
    )
      imports.push({ specifier: argument.text, names: ['*'] });
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  return imports;
}

function importedNames(clause: ts.ImportClause | undefined): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map((each) => (each.propertyName ?? each.name).text)
      : bindings
        ? ['*']
        : [];
  return [...(clause?.name ? ['*'] : []), ...named];
}

const exportedNames = (clause: ts.NamedExportBindings | undefined): string[] =>
  clause && ts.isNamedExports(clause)
    ? clause.elements.map((each) => (each.propertyName ?? each.name).text)
    : ['*'];
