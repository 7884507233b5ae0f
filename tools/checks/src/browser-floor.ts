import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import esX from 'eslint-plugin-es-x';
import { floorAsQueries } from 'build-tools/browser-floor';

/** Something in the built code that a browser of the floor does not have. */
export interface FloorProblem {
  /** What the rule says of it. */
  message: string;
  /** The code around it, to find it by. */
  code: string;
}

/** What came to the language, and to its built-in objects, after the floor. */
const newerSyntax = (['es2023', 'es2024', 'es2025', 'esnext'] as const).flatMap((year) => [
  esX.configs[`flat/no-new-in-${year}`],
  esX.configs[`flat/no-new-in-${year}-intl-api`],
]);
/** Of ES2022 and before, what one of the browsers did not have yet. */
const lateSyntax = ['no-class-static-block', 'no-regexp-lookbehind-assertions', 'no-intl-segmenter'];

/** By their names alone, methods of iterators cannot be told from those of arrays, which are old. */
const isOfIterators = (rule: string): boolean => rule.startsWith('es-x/no-iterator-prototype-');
const newerRules = newerSyntax.flatMap((config) => Object.entries(config.rules ?? {}));

const rules: Linter.RulesRecord = {
  ...Object.fromEntries(newerRules.filter(([rule]) => !isOfIterators(rule))),
  ...Object.fromEntries(lateSyntax.map((name) => [`es-x/${name}`, 'error'])),
  'compat/compat': 'error',
};

/** Each is asked for before it is used, by us or by the library that uses it. */
const askedFor = [
  // Without it, what can wait is done a second later.
  'requestIdleCallback',
  // React asks how fast the connection is, where that is known.
  'navigator.connection()',
  // Of the measurement of speed; where they are missing, no page is rendered ahead or thrown away.
  'document.prerendering()',
  'document.wasDiscarded()',
  // i18next asks in which direction a language is written.
  'Intl.Locale.prototype.getTextInfo',
  // Immer reads iterators in its own way where the class is missing.
  'Iterator',
];

const linter = new Linter();

/**
 * What in a module the browsers of the floor cannot parse, or do not have. Methods are told by their names alone, since
 * built code has no types: what the rules know as a method of arrays is one.
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
