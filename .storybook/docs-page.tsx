import {
  DocsPage as UsualPage,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { dataType } from './data-type.js';

const readmes = import.meta.glob<string>('../libs/plugins/*/README.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The documentation page of a story file. That of a plugin shows it first, then its package's README and the type of
 * its data: the props of the frame around it would say nothing about it.
 */
export function DocsPage(): ReactElement {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters as { fileName?: string };
  const [folder] = /^\.\/libs\/plugins\/[^/]+\//.exec(fileName ?? '') ?? [];
  const readme = folder && readmes[`.${folder}README.md`];
  if (!readme) return <UsualPage />;
  const [heading = '', summary = '', ...rest] = readme.split('\n\n');
  const { plugin } = preparedMeta.initialArgs as { plugin?: AnyProfilePlugin };
  return (
    <>
      <Title />
      <Subtitle>{heading.replace('# ', '')}</Subtitle>
      <Markdown>{summary}</Markdown>
      <Primary />
      <Markdown>{rest.join('\n\n')}</Markdown>
      {plugin && (
        <>
          <Heading>Type of the data</Heading>
          <Source language="typescript" code={dataType(plugin.schema)} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
