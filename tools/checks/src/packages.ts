import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packageProblems, type Manifest, type PackageRules, type PackedPackage } from './package-problems.js';

/** A folder whose package.json can be published. */
export interface PublishableFolder {
  folder: string;
  manifest: Manifest;
}

/** Every folder below `root` with a package.json that is not private. */
export function publishableFolders(root: string): PublishableFolder[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || ['node_modules', 'dist', 'src', '.tsc'].includes(entry.name)) return [];
    const folder = join(root, entry.name);
    const file = join(folder, 'package.json');
    if (!existsSync(file)) return publishableFolders(folder);
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest & { private?: boolean };
    return manifest.private ? [] : [{ folder, manifest }];
  });
}

/** Packs folders as `npm publish` would, all with one npm. Answers the tarballs by the packages' names. */
export function pack(folders: readonly string[]): Map<string, Uint8Array> {
  const destination = mkdtempSync(join(tmpdir(), 'packages-'));
  try {
    const options = ['--json', '--ignore-scripts', '--loglevel=error', '--pack-destination', destination];
    const answer = execFileSync('npm', ['pack', ...options, ...folders], { encoding: 'utf8' });
    const packed = JSON.parse(answer) as { name: string; filename: string }[];
    return new Map(packed.map(({ name, filename }) => [name, readFileSync(join(destination, filename))]));
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

/** Everything that would trouble who installs a package, one line per problem. */
export async function tarballProblems(tarball: Uint8Array, rules: PackageRules): Promise<string[]> {
  const unpacked = createPackageFromTarballData(tarball);
  const prefix = `/node_modules/${unpacked.packageName}/`;
  const files = new Map(
    unpacked.listFiles().map((path) => [path.slice(prefix.length), unpacked.readFile(path)]),
  );
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as Manifest;
  const packed: PackedPackage = { manifest, files };
  return [
    ...packageProblems(packed, rules),
    ...(await publintProblems(tarball)),
    ...(await typeProblems(unpacked)),
  ];
}

async function publintProblems(tarball: Uint8Array): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(tarball).buffer },
    strict: true,
  });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

async function typeProblems(unpacked: Parameters<typeof checkPackage>[0]): Promise<string[]> {
  const result = await checkPackage(unpacked, { excludeEntrypoints: [/\.(css|json)$/] });
  if (!result.types) return ['types: there are none'];
  return [...new Set(result.problems.filter(concernsModules).map((problem) => `types: ${inWords(problem)}`))];
}

/** Our packages are ES modules: how CommonJS and the resolution of Node 10 see them does not matter. */
function concernsModules(problem: Problem): boolean {
  if ('resolutionKind' in problem) return !['node10', 'node16-cjs'].includes(problem.resolutionKind);
  return !('resolutionOption' in problem && problem.resolutionOption === 'node10');
}

function inWords(problem: Problem): string {
  const { kind, ...where } = problem;
  const { entrypoint, resolutionKind, fileName, typesFileName, moduleSpecifier } = where as Partial<
    Record<string, string>
  >;
  return [kind, entrypoint, resolutionKind, fileName ?? typesFileName, moduleSpecifier]
    .filter(Boolean)
    .join(' ');
}

/** Checks packages; one that was not built is one problem. */
async function check(packages: readonly PublishableFolder[], rules: PackageRules): Promise<string[]> {
  const built = packages.filter(({ folder }) => existsSync(join(folder, 'dist')));
  const tarballs = built.length ? pack(built.map(({ folder }) => folder)) : new Map<string, Uint8Array>();
  const problems: string[] = [];
  for (const { manifest } of packages) {
    const tarball = tarballs.get(manifest.name);
    const found = tarball
      ? await tarballProblems(tarball, rules)
      : ['dist is missing; run nx run-many -t build'];
    problems.push(...found.map((problem) => `${manifest.name}: ${problem}`));
  }
  return problems;
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '../../..');
  const packages = publishableFolders(join(root, 'libs'));
  const rules: PackageRules = {
    versions: Object.fromEntries(packages.map(({ manifest }) => [manifest.name, manifest.version])),
    machineFolders: [root, `${homedir()}/`].filter((folder) => folder.length > 2),
    release: process.argv.includes('--release'),
  };
  // Words of the command choose packages by name.
  const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const chosen = packages.filter(({ manifest }) => !wanted.length || wanted.includes(manifest.name));
  const problems = [
    ...(existsSync(join(root, 'LICENSE'))
      ? []
      : ['LICENSE: the workspace has none to put into its packages']),
    ...(await check(chosen, rules)),
  ];
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(`${chosen.length} packages, no problem`);
  }
}
