import { installPackagesTask, output, readJson, type Tree } from '@nx/devkit';
import { addReference } from '../add-reference.js';
import { hostFiles } from './host-files.js';
import { refuseBadName } from './host-name.js';

/** Options of the generator, see schema.json. */
export interface HostOptions {
  /** Name of the host, and of its folder: 'my-site'. */
  name: string;
  /** Address of the Profile API. @default that of the reference platform */
  apiUrl?: string;
}

/**
 * Writes a host beside ours: with three of our plugins and one of its own, complete and tested.
 *
 * @returns a function to call once the files are written: it links the host with npm, and prints the next steps.
 * @throws Error in one sentence if the name is invalid or taken
 */
export async function generateHost(tree: Tree, { name, apiUrl }: HostOptions): Promise<() => void> {
  const folder = `apps/${name}`;
  refuseBadName(name);
  if (tree.exists(folder)) throw new Error(`${folder} already exists.`);
  refuseTakenName(tree, name);

  for (const { path, content } of await hostFiles({ name, place: 'workspace', apiUrl }))
    tree.write(`${folder}/${path}`, content);
  addReference(tree, 'tsconfig.json', `./${folder}`);

  return () => {
    installPackagesTask(tree, true);
    output.note({
      title: `${folder} is a host: npm run build and npm start there show it.`,
      bodyLines: [
        'Its README says what each file is, and what the address of the Profile API in .env is for.',
      ],
    });
  };
}

/** Only packages that are not published have names without a scope. */
function refuseTakenName(tree: Tree, name: string): void {
  const owner = tree
    .children('tools')
    .map((each) => `tools/${each}/package.json`)
    .find((path) => tree.exists(path) && readJson<{ name: string }>(tree, path).name === name);
  if (owner !== undefined) throw new Error(`${owner} has the name ${name} already.`);
}
