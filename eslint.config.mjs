import css from '@eslint/css';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/**
 * The layers of docs/architecture.md#layers: a layer may use any layer to its right, never one to its left, nor its
 * own. The page and the plugins that hosts choose are in the same layer: the host joins them.
 */
const layers = [
  ['app'],
  ['page-build'],
  ['page-server'],
  ['page-start'],
  ['offline'],
  ['profile', 'plugin'],
  ['sdk'],
  ['surface'],
  ['client'],
  ['foundation'],
  ['errors'],
];

/**
 * The floors of the kit, as in docs/architecture.md#plugins-and-what-they-are-made-of: a folder uses only those on the floors
 * below its own, never its neighbours.
 */
const kitFloors = {
  ground: ['declared', 'early', 'errors', 'saved', 'section-code', 'texts', 'time', 'views', 'visitor'],
  state: ['fields', 'intent', 'store'],
  parts: [
    'account',
    'dialogs',
    'files',
    'languages',
    'late',
    'local-language',
    'outline',
    'sections',
    'shortcuts',
  ],
  frames: ['links', 'notices', 'plugin', 'view-frame'],
  requests: ['sharing', 'sign-in'],
  changes: ['changes'],
  relation: ['relation'],
};

/** Published declarations keep these paths, and consumers with Node's module resolution need the extension. */
const relativeImportWithoutEnding = {
  selector:
    ':matches(ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration, ImportExpression)[source.value=/^\\.{1,2}\\u002F(?!.*\\.(js|json|css|svg)(\\?.*)?$)/]',
  message: "Relative imports end in '.js'.",
};

/** Entries for tests only. */
const testingEntries = {
  regex: '^@oa-profile/.*/testing$',
  message: 'What tests set up is no part of a page.',
};

/** What an engine does not know makes a constructor of `Intl` throw, and in render that costs the page. */
const intlOutsideOfItsPlace = {
  selector:
    ":matches(MemberExpression[object.name='Intl'], CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/])",
  message: 'Only libs/i18n/src/intl makes formatters: use what it exports, which never throws.',
};

/** Members of objects that a supported browser lacks: in built code, where `eslint-plugin-compat` looks, they are only names. */
const newerMembers = [
  'attributeStyleMap',
  'caretPositionFromPoint',
  'checkVisibility',
  'computedStyleMap',
  'getCoalescedEvents',
  'getHTML',
  'moveBefore',
  'onscrollend',
  'requestVideoFrameCallback',
  'setHTML',
  'setHTMLUnsafe',
  'showPicker',
  'startViewTransition',
  'throwIfAborted',
  'togglePopover',
  'trailingZeroDisplay',
].map((property) => ({ property, message: 'Not in all supported browsers.' }));

const onlyTheList = "Only the host's list names plugins.";

/**
 * All supported browsers (libs/page-build/src/browser-floor.ts) have what was available everywhere at the end of 2021. Newer
 * members are listed here, with what happens without them: browsers skip what they do not know.
 */
const newerStyles = {
  available: 2021,
  allowSelectors: [
    // All supported browsers have these.
    'backdrop',
    'focus-visible',
    // Decoration, or rules with an `@supports` fallback.
    'has',
    // Script opens a dialog instead, and content appears without a transition.
    'popover-open',
    'details-content',
  ],
  allowAtRules: [
    // Fallback: one column, or the size for a phone.
    'container',
    // Fallback: the middle of the window.
    'position-try',
    // Fallback: the page is restyled once more than needed.
    'property',
  ],
  allowMediaConditions: [
    // The preference is unknown, or the operating system applies it by itself.
    'forced-colors',
    'prefers-contrast',
    // Controls that need script stay visible without it.
    'scripting',
  ],
  allowUnits: [
    // Each has a line with `vh` above it.
    'dvh',
    'svh',
    // Words take as many lines as they need.
    'lh',
  ],
  allowFunctions: [
    // All supported browsers have it as a column size.
    'fit-content',
  ],
  allowPropertyValues: {
    // All supported browsers have it.
    'overflow-wrap': ['anywhere'],
    // Corners are square, and content that moves in from below adds to the scroll height.
    overflow: ['clip'],
    'overflow-y': ['clip'],
    // Names are above prices.
    'grid-template-columns': ['subgrid'],
    // Lines and pages break without it.
    'break-after': ['avoid'],
    'word-break': ['auto-phrase'],
  },
  allowProperties: [
    // All supported browsers have these, with prefixes that the build adds.
    'appearance',
    'box-decoration-break',
    'color-scheme',
    'mask',
    'mask-image',
    'mask-position',
    'mask-repeat',
    'mask-size',
    'print-color-adjust',
    'scroll-behavior',
    'scroll-snap-type',
    'text-size-adjust',
    'user-select',
    // Without rounded corners (Safari before 16.4).
    'outline',
    // Used with `@container`, and with `overflow: clip`.
    'container',
    'container-type',
    'overflow-clip-margin',
    // More is laid out and painted than needed.
    'contain',
    'contain-intrinsic-block-size',
    // Used with `:popover-open` and `::details-content`.
    'interpolate-size',
    'position-anchor',
    'position-area',
    'position-try-fallbacks',
    // The page behind is kept from scrolling in another way, too: libs/ui/src/style.css.
    'overscroll-behavior',
    'overscroll-behavior-inline',
    'overscroll-behavior-x',
    // Decoration: colours, a slant, a movement, where a line breaks, a swipe that may skip a picture.
    'accent-color',
    'forced-color-adjust',
    'rotate',
    'scale',
    'scroll-snap-stop',
    'scrollbar-color',
    'scrollbar-width',
    'text-autospace',
    'text-wrap',
    'translate',
    // Fields keep their initial height.
    'field-sizing',
    'resize',
    // More is rendered than is visible.
    'content-visibility',
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.tsc',
      '**/node_modules',
      '**/*.timestamp-*',
      '.nx',
      '.data',
      'examples',
      // Their packages are only installed by the bench.
      'tools/run/src/bench/peers',
    ],
  },
  // All rules of TypeScript, and React's, are in .oxlintrc.json: docs/decisions/tooling.md.
  {
    // What oxlint leaves out, since it is in no TypeScript project of ours.
    files: ['**/*.{js,mjs}', 'tools/{packages/consumer,generators/src/host-template}/**/*.{ts,tsx,cts}'],
    extends: [js.configs.recommended, ...tseslint.configs.strict],
    rules: { 'no-undef': 'off' },
  },
  { files: ['**/*.{ts,tsx,cts}'], extends: [tseslint.configs.base] },
  {
    files: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**/*.{ts,tsx}'],
    rules: {
      // It gives up after a second, which passes beside other steps before anything has happened.
      'no-restricted-properties': [
        'error',
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'Use `expect.poll`, whose limit is in vitest.config.ts.',
        })),
      ],
    },
  },
  {
    // One owner's text must not hold up the server for all: docs/decisions/answers.md.
    files: ['**/*.{ts,tsx,cts,js,mjs}'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      'no-restricted-syntax': ['error', relativeImportWithoutEnding, intlOutsideOfItsPlace],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // Stories show what the platform sends; no other code may. The generator runs before anything is built.
          allow: [
            '^.*/tools/build/.*$',
            // Read by Vite and Nx before anything is built.
            '^.*/libs/page-build/src/index.js$',
            '^.*/create-host/src/plugin-(files|list|names).js$',
            '^profile-web/page-server$',
            // Tests and stories of plugins set up whole pages; their packages do not name the page otherwise.
            '^@oa-profile/profile/(internal/)?testing$',
            '^platform/sample-(page|answers|hours)$',
          ],
          // These have an entry that is loaded late and others that are needed at once; budgets hold the sizes.
          checkDynamicDependenciesExceptions: [
            '@oa-profile/api-client',
            '@oa-profile/host-bridge',
            '@oa-profile/offline',
            '@oa-profile/telemetry',
          ],
          depConstraints: [
            ...layers.flatMap((floor, position) =>
              floor.map((layer) => ({
                sourceTag: `layer:${layer}`,
                onlyDependOnLibsWithTags: layers
                  .slice(position + 1)
                  .flat()
                  .map((right) => `layer:${right}`),
              })),
            ),
            // Beside the page, for Node: nothing that visitors download may use it.
            {
              sourceTag: 'layer:kit',
              onlyDependOnLibsWithTags: ['layer:client', 'layer:foundation', 'layer:errors'],
            },
            { sourceTag: 'layer:tool', onlyDependOnLibsWithTags: ['*'] },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/profile-web/src/**/*.ts'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', ...newerMembers] },
  },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/profile-web/src/**/*.ts'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
    rules: {
      // Beside `no-restricted-imports`, of which each file has one list.
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [testingEntries],
        },
      ],
    },
  },
  {
    // A plugin is written with what is promised, as a plugin of others has to be.
    files: ['{libs/plugins/*,tools/generators}/src/**/*.{ts,tsx}'],
    ignores: ['libs/plugins/sdk/**', '**/*.{test,stories}.{ts,tsx}', '**/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            testingEntries,
            {
              regex: '^@oa-profile/.*/internal(/|$)',
              message: 'Our packages for the page share it; it is no promise.',
            },
          ],
        },
      ],
    },
  },
  {
    // One file names every plugin; nothing else may, or a host could not leave one out.
    files: ['apps/profile-web/{src,tests,stories}/**/*.{ts,tsx}', 'libs/{page-*,offline}/src/**/*.{ts,tsx}'],
    ignores: ['apps/profile-web/src/plugins.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^@oa-profile/plugin-(?!sdk|[^/]+/internal/testing$)', message: onlyTheList }],
        },
      ],
      'no-restricted-syntax': [
        'error',
        relativeImportWithoutEnding,
        intlOutsideOfItsPlace,
        {
          selector: 'ImportExpression[source.value=/^@oa-profile\\u002Fplugin-(?!sdk)/]',
          message: onlyTheList,
        },
      ],
    },
  },
  {
    // The place itself; and what runs on our own machines, in Node or in browsers that we choose.
    files: [
      'libs/i18n/src/intl/*.ts',
      'libs/page-build/src/**/*.ts',
      '**/*.{test,stories}.{ts,tsx}',
      '**/{testing,e2e}/**/*.{ts,tsx}',
      '{tools,.storybook}/**/*.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', relativeImportWithoutEnding] },
  },
  {
    // The floors of the kit, and the levels of the page: a folder uses only those below its own, never its neighbours.
    // Tests and stories set up whole pages; the root reducer is made of the slices of all floors.
    files: ['libs/{plugins/sdk,profile}/src/**/*.{ts,tsx}'],
    ignores: [
      '**/testing/**',
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      'libs/plugins/sdk/src/page/store/root-reducer.ts',
    ],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: ['libs/plugins/sdk/tsconfig.json', 'libs/profile/tsconfig.json'] },
      },
      'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
      'boundaries/elements': [
        { type: 'kit', pattern: 'libs/plugins/sdk/src/page/*', capture: ['room'] },
        { type: 'action', pattern: 'libs/profile/src/actions/*', capture: ['folder'] },
        { type: 'surface', pattern: 'libs/profile/src/surface/*', capture: ['folder'] },
        { type: 'page', pattern: 'libs/profile/src/page' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            ...Object.values(kitFloors).map((rooms, floor, floors) => ({
              from: { element: { type: 'kit', captured: { room: rooms } } },
              allow: { to: { element: { type: 'kit', captured: { room: floors.slice(0, floor).flat() } } } },
            })),
            // By its entry: layers refuse any other way.
            {
              from: { element: { type: ['action', 'surface', 'page'] } },
              allow: { to: { element: { type: 'kit' } } },
            },
            // What other actions offer depends on the visitor's relation to the account.
            {
              from: { element: { type: 'action' } },
              allow: { to: { element: { type: 'action', captured: { folder: 'relation' } } } },
            },
            {
              from: { element: { type: ['surface', 'page'] } },
              allow: { to: { element: { type: 'action' } } },
            },
            { from: { element: { type: 'page' } }, allow: { to: { element: { type: 'surface' } } } },
          ],
        },
      ],
    },
  },
  {
    // Tools that require a default export: Vite, Storybook, Playwright, the app's SDK, workerd.
    files: [
      '**/*.config.ts',
      '**/*.stories.tsx',
      '.storybook/**/*',
      'tools/build/again-reporter.ts',
      'tools/liff-mock/src/liff-mock.ts',
      'apps/profile-web/src/worker.ts',
      'docs/workerd-cache.js',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    // In no package.
    files: ['.storybook/**/*'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // CSS modules add one property.
    languageOptions: { customSyntax: { properties: { composes: '<any-value>' } } },
    rules: {
      ...css.configs.recommended.rules,
      // The tokens are defined in another file.
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
      'css/use-baseline': ['error', newerStyles],
    },
  },
);
