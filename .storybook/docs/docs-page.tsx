import {
  Canvas,
  Controls,
  DocsPage as UsualPage,
  Heading,
  Markdown,
  Source,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { dataType } from './data-type.js';
import { LanguagesAndSchemes, StatesSideBySide } from './plugin-states.js';
import { pluginWords, type PluginWords } from './plugin-words.js';

/** The documentation page of a story file. */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName = '' } = preparedMeta.parameters as { fileName?: string };
  const { plugin } = preparedMeta.initialArgs as { plugin?: AnyProfilePlugin };
  const words = plugin && pluginWords(fileName);
  return words ? <PluginPage plugin={plugin} words={words} /> : <UsualPage />;
}

interface PluginPageProps {
  plugin: AnyProfilePlugin;
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
