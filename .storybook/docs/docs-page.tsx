import {
  Canvas,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { dataType } from './data-type.js';
import { LanguagesAndSchemes, StatesSideBySide } from './plugin-states.js';
import { StatusLine } from './status-line.js';

export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string };
  const { section: plugin } = preparedMeta.initialArgs as { section?: AnyPluginSection };
  const words = plugin && pluginWords(fileName);
  if (words) return <PluginPage plugin={plugin} words={words} />;
  const [, folder] = /libs\/(ui)\/src\/[^/]+$/.exec(fileName) ?? [];
  const name = nameOf(preparedMeta.component);
  return <UsualPage status={folder && name ? <StatusLine folder={folder} name={name} /> : undefined} />;
}

/** A component's name in code, which a build shortens. */
function nameOf(component: unknown): string | undefined {
  const { __docgenInfo: documented } = (component ?? {}) as { __docgenInfo?: { displayName?: string } };
  return documented?.displayName;
}

/** Storybook's own page, with the component's status, and each story once. */
function UsualPage({ status }: { status: ReactElement | undefined }): ReactElement {
  const { csfFile } = useOf('meta', ['meta']);
  const isSingle = Object.keys(csfFile.stories).length === 1;
  return (
    <>
      <Title />
      {status}
      <Description of="meta" />
      <Description of="story" />
      <Primary />
      <Controls />
      {!isSingle && <Stories includePrimary={false} />}
    </>
  );
}

interface PluginPageProps {
  plugin: AnyPluginSection;
  words: PluginWords;
}

/** A plugin's page: first what designers need to know, then every state, then how to use it in code. */
function PluginPage({ plugin, words }: PluginPageProps): ReactElement {
  return (
    <>
      <Title />
      <Subtitle>{words.name}</Subtitle>
      <Markdown>{words.purpose}</Markdown>
      <Canvas sourceState="none" />
      <Controls />
      <Markdown>{words.design}</Markdown>
      <Heading>States</Heading>
      <Unstyled>
        <StatesSideBySide />
      </Unstyled>
      <Heading>Languages and schemes</Heading>
      <Unstyled>
        <LanguagesAndSchemes />
      </Unstyled>
      <Heading>Code</Heading>
      <Source language="bash" code={words.install} />
      <Source language="tsx" code={words.example} />
      <Markdown>{words.reference}</Markdown>
      <Heading>Type of the data</Heading>
      <Source language="typescript" code={dataType(plugin.schema)} />
    </>
  );
}

/** The documentation of a plugin, from its README: for those who install it, and from `## Design` on for designers. */
interface PluginWords {
  name: string;
  purpose: string;
  /** When to use it, what it is made of, how much content it can take. */
  design: string;
  install: string;
  /** The README's example, which tests run on every change. */
  example: string;
  /** What is between them in the README: data, events, failures. */
  reference: string;
}

const readmes = import.meta.glob<string>('../../libs/plugins/*/README.md', {
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
function pluginWords(fileName: string): PluginWords | undefined {
  const [folder] = /libs\/plugins\/[^/]+\//.exec(fileName) ?? [];
  const [readme = '', design] = readmes[`../../${folder}README.md`]?.split(/^## Design$/m) ?? [];
  if (design === undefined) return undefined;
  const [heading = '', purpose = '', ...rest] = readme.split('\n\n');
  const codeIn = (language: string): string =>
    [...readme.matchAll(CODE)].find(([, name]) => name === language)?.[2]?.trim() ?? '';
  return {
    name: heading.replace('# ', ''),
    purpose,
    // Its headings are the page's.
    design: design.replace(/^###(?= )/gm, '##'),
    install: codeIn('sh'),
    example: codeIn('tsx'),
    reference: rest.join('\n\n').replace(CODE, ''),
  };
}
