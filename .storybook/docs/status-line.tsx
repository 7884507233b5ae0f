import { Tag } from '@oa-profile/ui';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps, ReactElement } from 'react';
import { componentStatus, type ComponentStatus } from './component-status.js';
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
