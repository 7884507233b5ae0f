import { expect, it } from 'vitest';
import { withSize, withTable, type WeighedLibrary } from './package-sheet.js';

const tea: WeighedLibrary = {
  name: '@oa-profile/tea',
  folder: 'libs/tea',
  manifest: {
    name: '@oa-profile/tea',
    version: '0.2.1',
    description: 'Tea, and what it needs.',
    exports: {},
  },
  sizes: { own: 1234, withDependencies: 23_456, styles: 0 },
};
const milk: WeighedLibrary = {
  ...tea,
  name: '@oa-profile/milk',
  folder: 'libs/milk',
  sizes: { own: 60, withDependencies: 60, styles: 2345 },
};

it('writes one row for each library between the marks, and leaves the rest alone', () => {
  const readme = 'Before\n<!-- Packages: npm run record -->old<!-- End of packages -->\nAfter\n';
  expect(withTable(readme, [tea, milk], ({ folder }) => folder)).toBe(`Before
<!-- Packages: npm run record -->

| \`@oa-profile/…\`   | What for               | Version | Code   | With dependencies | Styles |
| ----------------- | ---------------------- | ------- | ------ | ----------------- | ------ |
| [tea](libs/tea)   | Tea, and what it needs | 0.2.1   | 1.2 kB | 23.5 kB           |        |
| [milk](libs/milk) | Tea, and what it needs | 0.2.1   | 0.1 kB | 0.1 kB            | 2.3 kB |

<!-- End of packages -->
After
`);
});

it('refuses a README without marks', () => {
  expect(() => withTable('Nothing here', [], () => '')).toThrow('<!-- Packages: npm run record -->');
});

it('writes a library’s sizes into its README', () => {
  const readme = '# Tea\n\nSize, minified and gzipped: to be measured.\n\nMore.\n';
  expect(withSize(readme, tea)).toBe(
    '# Tea\n\nSize, minified and gzipped: 1.2 kB; with its dependencies, without its peers, 23.5 kB.\n\nMore.\n',
  );
  expect(withSize(readme, milk)).toContain('0.1 kB; styles 2.3 kB.');
});

it('refuses a README without the line for sizes', () => {
  expect(() => withSize('# Tea\n', tea)).toThrow('@oa-profile/tea: the README lacks');
});
