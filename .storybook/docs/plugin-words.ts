/** The documentation of a plugin: from its README, for those who install it, and its `design.md`, for designers. */
export interface PluginWords {
  name: string;
  purpose: string;
  /** When to use it, what it is made of, how much content it can take. */
  design: string;
  install: string;
  /** The README's example, which tests run on every change. */
  example: string;
  /** The rest of the README: data, events, failures. */
  reference: string;
}

const readmes = import.meta.glob<string>('../../libs/plugins/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const designs = import.meta.glob<string>('../../libs/plugins/*/design.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const CODE = /^```(\w+)\n([^]*?)^```\n/gm;

/**
 * The documentation of the plugin that a story file belongs to.
 *
 * @param fileName of the story file, from the root of the repository
 * @returns undefined if it belongs to no plugin
 */
export function pluginWords(fileName: string): PluginWords | undefined {
  const [folder] = /libs\/plugins\/[^/]+\//.exec(fileName) ?? [];
  const design = designs[`../../${folder}design.md`];
  const readme = readmes[`../../${folder}README.md`];
  if (design === undefined || readme === undefined) return undefined;
  const [heading = '', purpose = '', ...rest] = readme.split('\n\n');
  const codeIn = (language: string): string =>
    [...readme.matchAll(CODE)].find(([, name]) => name === language)?.[2]?.trim() ?? '';
  return {
    name: heading.replace('# ', ''),
    purpose,
    // The first line is its heading.
    design: design.slice(design.indexOf('\n')),
    install: codeIn('sh'),
    example: codeIn('tsx'),
    reference: rest.join('\n\n').replace(CODE, ''),
  };
}
