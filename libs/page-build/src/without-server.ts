import { parseSync, Visitor, type Plugin } from 'vite';

/** A module in a folder `server`. */
const IN_SERVER = /(?:^|\/)server\//;

/** Leaves out of the browser's files what plugins do on the server. */
export function withoutServer(): Plugin {
  return {
    name: 'without-server',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.[cm]?[jt]sx?$/, code: /\bserver\// },
      handler: (code, id) => ({ code: leaveOutServer(code, id), map: null }),
    },
  };
}

/**
 * Blanks each property `server` whose value is imported from a folder `server`, and the import. Everything else stays where
 * it was.
 *
 * @param file its name, which ends as its language does
 */
export function leaveOutServer(code: string, file: string): string {
  const imports = new Map<string, Range>();
  const properties = new Map<string, Range>();
  new Visitor({
    ImportDeclaration({ source, specifiers: [specifier], start, end }) {
      if (specifier && IN_SERVER.test(source.value)) imports.set(specifier.local.name, { start, end });
    },
    Property({ key, value, start, end }) {
      if (key.type === 'Identifier' && key.name === 'server' && value.type === 'Identifier')
        properties.set(value.name, { start, end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0) });
    },
  }).visit(parseSync(file, code).program);
  let rest = code;
  for (const [name, property] of properties) {
    const imported = imports.get(name);
    if (imported) rest = [imported, property].reduce(blank, rest);
  }
  return rest;
}

interface Range {
  start: number;
  end: number;
}

const blank = (code: string, { start, end }: Range): string =>
  code.slice(0, start) + code.slice(start, end).replace(/\S/g, ' ') + code.slice(end);
