import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import { floorAsQueries } from '@oa-profile/page-build';

/** Something in the built code that a supported browser lacks. */
export interface FloorProblem {
  /** The lint rule's message. */
  message: string;
  /** The surrounding code, to find it. */
  code: string;
}

/** Syntax and built-in objects that are newer than the oldest supported browsers. */
const newerSyntax = (['es2023', 'es2024', 'es2025', 'esnext'] as const).flatMap((year) => [
  esX.configs[`flat/no-new-in-${year}`],
  esX.configs[`flat/no-new-in-${year}-intl-api`],
]);
/** Parts of ES2022 and earlier that one of the browsers lacks. */
const lateSyntax = ['no-class-static-block', 'no-regexp-lookbehind-assertions', 'no-intl-segmenter'];

/** By name alone, methods of iterators cannot be distinguished from those of arrays, which are old. */
const isOfIterators = (rule: string): boolean => rule.startsWith('es-x/no-iterator-prototype-');
const newerRules = newerSyntax.flatMap((config) => Object.entries(config.rules ?? {}));

const rules: Linter.RulesRecord = {
  ...Object.fromEntries(newerRules.filter(([rule]) => !isOfIterators(rule))),
  ...Object.fromEntries(lateSyntax.map((name) => [`es-x/${name}`, 'error'])),
  'compat/compat': 'error',
};

/** Features whose presence is checked before use, by us or by the library that uses them. */
const askedFor = [
  // Without it, idle work is done after a second.
  'requestIdleCallback',
  // Where it is missing, the line that says that a page is being left goes on when the visitor stays.
  'Navigation',
  // Where it is missing, what the policy refused before the page's script ran is not reported.
  'ReportingObserver',
  'ReportingObserver.observe()',
  // React reads the connection's speed, if it is known.
  'navigator.connection()',
  // For web-vitals; browsers without these do not prerender or discard pages.
  'document.prerendering()',
  'document.wasDiscarded()',
  // i18next reads a language's writing direction.
  'Intl.Locale.prototype.getTextInfo',
  // Asked for by i18n, which otherwise takes a currency to be in use.
  'Intl.supportedValuesOf()',
  // Known by its name only: ours is that of dates, which every supported browser has.
  'Intl.NumberFormat.prototype.formatRange',
  // Immer has a fallback if the class is missing.
  'Iterator',
];

const linter = new Linter();

/**
 * Finds what in a module the supported browsers cannot parse or lack. Methods are recognised by name alone, since built
 * code has no types: what the rules know as an array method counts as one.
 */
export function floorProblems(code: string): FloorProblem[] {
  const lines = code.split('\n');
  return linter
    .verify(
      code,
      [
        {
          files: ['**/*.js'],
          plugins: { 'es-x': esX, compat },
          languageOptions: { ecmaVersion: 2022, sourceType: 'module' },
          linterOptions: { noInlineConfig: true },
          settings: { 'es-x': { aggressive: true }, targets: floorAsQueries },
          rules,
        },
      ],
      'built.js',
    )
    .filter(
      ({ message }) =>
        !askedFor.some(
          (name) => message.startsWith(`${name} is not supported`) || message.includes(`'${name}'`),
        ),
    )
    .map(({ message, line, column }) => ({
      message,
      code: (lines[line - 1] ?? '').slice(Math.max(0, column - 60), column + 40),
    }));
}

if (process.argv[1] === import.meta.filename) {
  const folder = join(import.meta.dirname, '../../../apps/profile-web/dist/client/assets');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  if (!files.some((name) => name.startsWith('main-'))) throw new Error(`Nothing is built in ${folder}`);
  const problems = files.flatMap((name) =>
    floorProblems(readFileSync(join(folder, name), 'utf8')).map(
      ({ message, code }) => `${name}: ${message}\n  … ${code} …`,
    ),
  );
  if (problems.length) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else {
    console.log(`${files.length} files run in ${floorAsQueries.join(', ')}`);
  }
}
