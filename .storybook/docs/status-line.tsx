import { Tag } from '@oa-profile/ui';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import styles from './status-line.module.css';

export interface StatusLineProps {
  /** Of its package in `libs`. */
  folder: string;
  /** Name of the component in code. */
  name: string;
}

const tones: Readonly<Record<ComponentStatus['status'], NonNullable<ComponentProps<typeof Tag>['tone']>>> = {
  new: 'account',
  changed: 'warning',
  stable: 'positive',
};

/** Says whether a component is new, has changed since the last release, or is as it was; and what has changed. */
export function StatusLine({ folder, name }: StatusLineProps): ReactElement | null {
  const found = componentStatus(folder, name);
  if (!found) return null;
  const { status, release, changes } = found;
  const words = {
    new: `New since ${release}`,
    changed: `Changed since ${release}`,
    stable: `Stable, as in ${release}`,
  };
  return (
    <>
      <p className={styles.line}>
        <Tag tone={tones[status]}>{words[status]}</Tag> <code>{name}</code>
      </p>
      {changes.map((change) => (
        <Markdown key={change}>{change}</Markdown>
      ))}
    </>
  );
}

const documents = import.meta.glob<string>('../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const manifests = import.meta.glob<string>('../../libs/*/package.json', {
  import: 'version',
  eager: true,
});
const [, unreleased = ''] = Object.values(documents).join('').split('## Unreleased\n');
const [changes = ''] = unreleased.split(/^## /m);

/** How settled a component is, and what was said of its changes. */
interface ComponentStatus {
  /** `new` and `changed` since the last release. */
  status: 'new' | 'changed' | 'stable';
  /** The last release of its package: '0.1.0'. */
  release: string;
  /** Entries of the next release that name it. */
  changes: string[];
}

/**
 * The status of a component, from the changelog: nobody has to keep a label.
 *
 * @param folder of its package in `libs`
 * @param name of the component in code
 * @returns undefined for a package that does not exist
 */
function componentStatus(folder: string, name: string): ComponentStatus | undefined {
  const release = manifests[`../../libs/${folder}/package.json`];
  if (release === undefined) return undefined;
  const own = changes
    .split(/^- /m)
    .slice(1)
    // Without what is to be done: it names components that have not changed, too.
    .map((entry) => entry.replace(/^ *```.*?^ *```$/gms, '').trim())
    .filter((entry) => entry.includes(`\`${name}\``));
  const isNew = own.some((words) => new RegExp(`\\b(Add|by)\\b[^.;]*\`${name}\``).test(words));
  return { status: isNew ? 'new' : own.length ? 'changed' : 'stable', release, changes: own };
}
