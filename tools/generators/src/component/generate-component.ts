import { basename, dirname } from 'node:path/posix';
import { formatFiles, joinPathFragments, names, type Tree } from '@nx/devkit';
import { componentGenerator } from '@nx/react';

/** Options of {@link generateComponent}. */
export interface ComponentOptions {
  /** Its file without an extension, from the root of the workspace: 'libs/ui/src/price-chip'. */
  path: string;
  /** The group of its story in Storybook. @default 'UI' */
  group?: string;
}

/**
 * Writes a component, its style sheet and its story. It is Nx's own generator for React, whose component then gets what lint
 * asks for here: a type of its props and of what it returns, a comment, and no default export.
 *
 * @throws Error in one sentence if the name is not in small letters with hyphens, or the file exists
 */
export async function generateComponent(tree: Tree, { path, group = 'UI' }: ComponentOptions): Promise<void> {
  const file = basename(path);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(file))
    throw new Error(`'${file}' is no name of a component: it is written in small letters with hyphens.`);
  if (tree.exists(`${path}.tsx`)) throw new Error(`${path}.tsx already exists: choose another name.`);
  await componentGenerator(tree, { path, style: 'css', skipTests: true, export: false, skipFormat: true });
  const { className } = names(file);
  const code = (tree.read(`${path}.tsx`, 'utf8') ?? '')
    .replace(/export default .*/, '')
    .replace(/^/, "import type { ReactElement } from 'react';\n")
    .replace(
      `export function ${className}()`,
      `/** What it shows, and when. */\nexport function ${className}(): ReactElement`,
    )
    .replace("styles['container']", 'styles.container');
  tree.write(`${path}.tsx`, code);
  tree.write(`${path}.module.css`, '.container {\n  color: var(--oa-text);\n}\n');
  tree.write(joinPathFragments(dirname(path), `${file}.stories.tsx`), storyOf(file, className, group));
  await formatFiles(tree);
}

/** A story as Storybook documents it, for a designer to find by its words: 'UI/Price chip'. */
function storyOf(file: string, className: string, group: string): string {
  const words = file.replaceAll('-', ' ');
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${className} } from './${file}.js';

const meta = {
  title: '${group}/${words.charAt(0).toUpperCase()}${words.slice(1)}',
  component: ${className},
} satisfies Meta<typeof ${className}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
`;
}
