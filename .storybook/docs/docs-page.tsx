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
import { pluginWords, type PluginWords } from './plugin-words.js';
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
