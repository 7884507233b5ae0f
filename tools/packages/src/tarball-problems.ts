import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packageProblems, type Manifest, type PackageRules } from './package-problems.js';

/** Everything that would trouble users of a package, one line per problem. */
export async function tarballProblems(tarball: Uint8Array, rules: PackageRules): Promise<string[]> {
  const unpacked = createPackageFromTarballData(tarball);
  const prefix = `/node_modules/${unpacked.packageName}/`;
  const files = new Map(
    unpacked.listFiles().map((path) => [path.slice(prefix.length), unpacked.readFile(path)]),
  );
  const manifest = JSON.parse(files.get('package.json') ?? '{}') as Manifest;
  return [
    ...packageProblems({ manifest, files }, rules),
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
  const result = await checkPackage(unpacked, { excludeEntrypoints: [/\.(css|json|yaml)$/] });
  if (!result.types) return ['types: there are none'];
  return [...new Set(result.problems.filter(concernsModules).map((problem) => `types: ${inWords(problem)}`))];
}

/** Our packages are only ES modules, and their README says how CommonJS uses them. Node 10 resolves no `exports`. */
function concernsModules(problem: Problem): boolean {
  if (problem.kind === 'CJSResolvesToESM') return false;
  if ('resolutionKind' in problem) return problem.resolutionKind !== 'node10';
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
