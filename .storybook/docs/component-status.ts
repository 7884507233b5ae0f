const plans = import.meta.glob<string>('../../.nx/version-plans/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../libs/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How settled a component is, and what was said of its changes. */
export interface ComponentStatus {
  /** `new` and `changed` since the last release. */
  status: 'new' | 'changed' | 'stable';
  /** The last release of its package: '0.1.0'. */
  release: string;
  /** Sentences of the next release that name it. */
  changes: string[];
}

/**
 * The status of a component, from the version plans, which become the changelog: nobody has to keep a label.
 *
 * @param folder of its package in `libs`
 * @param name of the component in code
 * @returns undefined for a package without releases
 */
export function componentStatus(folder: string, name: string): ComponentStatus | undefined {
  const [, release] = /^## (\S+)/m.exec(changelogs[`../../libs/${folder}/CHANGELOG.md`] ?? '') ?? [];
  if (release === undefined) return undefined;
  const changes = Object.values(plans)
    // Without what is to be done: it names components that have not changed, too.
    .map((plan) => plan.replace(/^```.*?^```$/gms, '').split('---\n'))
    .filter(
      ([, packages = '', words = '']) => packages.includes(`/${folder}'`) && words.includes(`\`${name}\``),
    )
    .map(([, , words = '']) => words.trim());
  const isNew = changes.some((words) => new RegExp(`\\b(Add|by)\\b[^.;]*\`${name}\``).test(words));
  return { status: isNew ? 'new' : changes.length ? 'changed' : 'stable', release, changes };
}
