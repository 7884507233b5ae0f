import { camelOf } from './feature-names.js';

/** A host's list of plugins: those that it shows, a comment, those that it leaves out. */
const LIST = /^([^]*?= \{\n)([^]*?)(\n {2}\/\/[^\n]*\n)((?: {2}.*: null,\n)*)(\};\n)$/;

/** A plugin that is shown, and where its code comes from. */
const SHOWN = /^ {2}'?([\w-]+)'?: (?=[^]*?import\('([^']+)'\))[^]*?,\n(?= {2}['\w]|$(?![^]))/gm;

/** The types of sections in a list, whether it shows them or not. */
export const typesIn = (list: string): string[] =>
  Array.from(list.matchAll(/^ {2}'?([\w-]+)'?: /gm), ([, type = '']) => type);

/** What our plugins in a list are called, and which of them it shows. The host's own are not among them. */
export function ourPlugins(list: string): { known: string[]; shown: string[] } {
  const [, , active = '', , leftOut = ''] = LIST.exec(list) ?? [];
  const shown = Array.from(active.matchAll(SHOWN)).flatMap(([, type = '', module = '']) =>
    module.startsWith('@oa-profile/') ? [type] : [],
  );
  return { known: [...shown, ...typesIn(leftOut)], shown };
}

/** A list that shows those of our plugins, leaves out the others, and shows all of the host's own. */
export function withOurPlugins(list: string, chosen: readonly string[]): string {
  const { known, shown } = ourPlugins(list);
  return list.replace(LIST, (_, head: string, active: string, comment: string, _nulls, tail: string) => {
    const kept = active.replace(SHOWN, (entry: string, type: string) =>
      shown.includes(type) && !chosen.includes(type) ? '' : entry,
    );
    const added = chosen.filter((type) => !shown.includes(type)).map(loaderOf);
    const nulls = known
      .filter((type) => !chosen.includes(type))
      .sort()
      .map((type) => `  ${keyOf(type)}: null,\n`);
    return [head, kept, ...added, ...(nulls.length ? [comment, ...nulls] : []), tail].join('');
  });
}

function loaderOf(type: string): string {
  const plugin = `${camelOf(type)}Plugin`;
  return `  ${keyOf(type)}: () =>\n    import('@oa-profile/plugin-${type}').then(({ ${plugin} }) => ${plugin}),\n`;
}

const keyOf = (type: string): string => (type.includes('-') ? `'${type}'` : type);
