import { inc } from 'semver';

const UNRELEASED = '## Unreleased';

/** The start of an entry about something that breaks. */
const BREAKING = '- **Breaking**';

/**
 * What CHANGELOG.md says of changes since the last release: all below "Unreleased", up to the next release.
 *
 * @returns '' if nothing has been written
 * @throws Error if there is no such heading
 */
export function unreleasedIn(changelog: string): string {
  const [, rest] = changelog.split(`${UNRELEASED}\n`);
  if (rest === undefined) throw new Error(`CHANGELOG.md has no heading '${UNRELEASED}'.`);
  const [changes = ''] = rest.split(/^## /m);
  return changes.trim();
}

/**
 * The version that the changes since the last release make: below 1.0.0 what breaks something makes a minor one, and
 * everything else a patch.
 *
 * @param current '0.2.0'
 */
export function versionAfter(current: string, changes: string): string {
  const isFirst = current.startsWith('0.');
  if (changes.includes(BREAKING)) return inc(current, isFirst ? 'minor' : 'major') ?? '';
  return inc(current, isFirst ? 'patch' : 'minor') ?? '';
}

/** The changelog in which the changes since the last release are those of a version, and nothing is unreleased. */
export const releasedAs = (changelog: string, version: string, date: Date): string =>
  changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} (${date.toISOString().slice(0, 10)})`);

/** Each entry about something that breaks must say for whom, and what they have before and after. */
export function changelogProblems(changes: string): string[] {
  return changes
    .split(/^(?=- )/m)
    .filter((entry) => entry.startsWith(BREAKING))
    .flatMap((entry) => {
      const lines = /^ *```diff\n(.*?)^ *```$/ms.exec(entry)?.[1] ?? '';
      return [
        ...(/^- \*\*Breaking\*\* for (hosts|plugins|apps|backends)\b/.test(entry)
          ? []
          : ["it does not say 'for hosts', 'for plugins', 'for apps' or 'for backends'"]),
        ...(/^ *-/m.test(lines) ? [] : ['it has no block with a line of before']),
        ...(/^ *\+/m.test(lines) ? [] : ['it has no block with a line of after']),
      ].map((problem) => `CHANGELOG.md, '${entry.slice(2, 74).trim()}…': ${problem}.`);
    });
}
