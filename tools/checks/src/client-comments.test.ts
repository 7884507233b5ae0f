import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiDocument } from 'build-tools/api-document';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const entries = ['api-client', 'errors', 'http', 'keep-client'].map((name) => [
  `@oa-profile/${name}`,
  fileURLToPath(new URL(`../../../libs/${name}/src/index.ts`, import.meta.url)),
]);

const program = ts.createProgram(
  entries.map(([, file = '']) => file),
  {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@oa-profile/source'],
  },
);
const checker = program.getTypeChecker();

/** What an editor shows beside a name: its comment, also where the name is only passed on. */
const commentOn = (symbol: ts.Symbol): string =>
  ts.displayPartsToString(resolved(symbol).getDocumentationComment(checker));

const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** All that an entry exports, and the members of its interfaces: options, methods, results. */
function namesIn(file: string): [name: string, symbol: ts.Symbol][] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((exported) => {
    const symbol = resolved(exported);
    const members =
      symbol.flags & ts.SymbolFlags.Interface ? checker.getDeclaredTypeOfSymbol(symbol).getProperties() : [];
    return [
      [exported.name, symbol],
      ...members.map((member): [string, ts.Symbol] => [`${exported.name}.${member.name}`, member]),
    ];
  });
}

describe.each(entries)('%s', (_, file = '') => {
  const names = namesIn(file);

  it('an editor has a sentence for all that a client exports, for its methods, options and results', () => {
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(([, symbol]) => !commentOn(symbol)).map(([name]) => name)).toEqual([]);
  });

  it('a comment cites no document of the repository, which an adopter does not have', () => {
    const citing = names.filter(([, symbol]) => /\bdocs\//.test(commentOn(symbol)));
    expect(citing.map(([name]) => name)).toEqual([]);
  });
});

/** The names of the interfaces that a type is made of: of a promise, what it resolves with. */
function interfacesIn(type: ts.Type): string[] {
  if (type.flags & ts.TypeFlags.TypeParameter) return [];
  if (type.isUnionOrIntersection()) return type.types.flatMap(interfacesIn);
  const symbol = type.aliasSymbol ?? type.getSymbol();
  const inner = checker.getTypeArguments(type as ts.TypeReference).flatMap(interfacesIn);
  const isOurs = symbol?.declarations?.some((each) =>
    /\/libs\/[^/]+\/src\//.test(each.getSourceFile().fileName),
  );
  return isOurs && symbol && !/^__/.test(symbol.name) ? [symbol.name, ...inner] : inner;
}

it.each([
  ['api-client', 'ProfileApiClient', ['AccountPage', 'CallOptions', 'ReservationRequest', 'SettledReport']],
  ['keep-client', 'KeepClient', ['KeepContent', 'KeepStatus']],
] as const)(
  'what the methods of %s take and give can be imported from its main entry',
  (library, client, some) => {
    const file = entries.find(([name]) => name === `@oa-profile/${library}`)?.[1] ?? '';
    const names = namesIn(file);
    const [, symbol] = names.find(([name]) => name === client) ?? [];
    const types = symbol ? checker.getDeclaredTypeOfSymbol(symbol).getProperties() : [];
    const needed = types.flatMap((method) =>
      checker
        .getTypeOfSymbol(method)
        .getCallSignatures()
        .flatMap((signature) => [
          ...signature.getParameters().flatMap((each) => interfacesIn(checker.getTypeOfSymbol(each))),
          ...interfacesIn(signature.getReturnType()),
        ]),
    );
    expect(needed).toEqual(expect.arrayContaining([...some]));
    const exported = new Set(names.map(([name]) => name));
    expect([...new Set(needed)].filter((name) => !exported.has(name))).toEqual([]);
  },
);

it('the README of a client has all of its methods', () => {
  for (const [index, of] of [
    [0, 'ProfileApiClient'],
    [3, 'KeepClient'],
  ] as const) {
    const [, file = ''] = entries[index] ?? [];
    const readme = readFileSync(file.replace('src/index.ts', 'README.md'), 'utf8');
    const methods = namesIn(file).flatMap(([name]) =>
      name.startsWith(`${of}.`) ? [name.slice(of.length + 1)] : [],
    );
    expect(methods.length).toBeGreaterThan(2);
    expect(methods.filter((name) => !readme.includes(`\`${name}(`))).toEqual([]);
  }
});

it('the document sums an operation up in the first sentence that an editor shows of its method', () => {
  const comments = new Map(namesIn(entries[0]?.[1] ?? '').map(([name, symbol]) => [name, commentOn(symbol)]));
  const summaries = Object.values(apiDocument('api-client').paths)
    .flatMap((item) => Object.values(item))
    .flatMap((each) => ('operationId' in each ? [[each.operationId, each.summary] as const] : []))
    // Its method is not in the table, since its schema depends on a parameter.
    .filter(([name]) => name !== 'getSubPagePlugin');
  expect(summaries.length).toBeGreaterThan(10);
  for (const [name, summary] of summaries)
    expect(comments.get(`ProfileApiClient.${name}`)?.split(/\.(?:\s|$)/)[0], name).toBe(summary);
});

it('an editor has the sentences of the table for the methods of the client', () => {
  const [, file = ''] = entries[0] ?? [];
  const comments = new Map(namesIn(file).map(([name, symbol]) => [name, commentOn(symbol)]));
  expect(comments.get('ProfileApiClient.getFriendCount')).toBe('How many friends the account has.');
  expect(comments.get('ProfileApiClient.updateFavorite')).toMatch(
    /Resolves with the relation after the change\.$/,
  );
});
