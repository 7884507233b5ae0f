import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLibraries, isBuilt, workspace, type Library } from './libraries.js';
import { pack } from './pack.js';
import type { PackageRules } from './package-problems.js';
import { tarballProblems } from './tarball-problems.js';

/** Checks what would be published, one line per problem; an unbuilt library is one. */
async function check(libraries: readonly Library[], rules: PackageRules): Promise<string[]> {
  const built = libraries.filter(isBuilt);
  const destination = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const folders = built.map(({ folder }) => folder);
    const tarballs = folders.length ? pack(folders, destination) : new Map<string, string>();
    const problems: string[] = [];
    for (const { name } of libraries) {
      const tarball = tarballs.get(name);
      const found = tarball
        ? await tarballProblems(readFileSync(tarball), rules)
        : ['dist is missing; run nx run-many -t build'];
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    return problems;
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

const libraries = findLibraries();
const rules: PackageRules = {
  versions: Object.fromEntries(libraries.map(({ name, manifest }) => [name, manifest.version])),
  machineFolders: [workspace, `${homedir()}/`].filter((folder) => folder.length > 2),
};
// Arguments choose packages by name.
const wanted = process.argv.slice(2);
const chosen = libraries.filter(({ name }) => !wanted.length || wanted.includes(name));
const unknown = wanted.filter((word) => !libraries.some(({ name }) => name === word));
const problems = unknown.length ? [`No package is named ${unknown.join(', ')}.`] : await check(chosen, rules);
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${chosen.length} packages, no problem`);
}
