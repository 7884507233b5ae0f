import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../libs/plugins', import.meta.url));
const plugins = readdirSync(folder).filter(
  (name) =>
    name !== 'sdk' && ['ts', 'tsx'].some((ending) => existsSync(`${folder}/${name}/src/section.${ending}`)),
);

const read = (path: string): string => readFileSync(`${folder}/${path}`, 'utf8');

it('the check finds the plugins with a section', () => {
  expect(plugins).toContain('coupon');
});

// Storybook's page of a plugin is made from its README.
describe.each(plugins)('%s', (plugin) => {
  it('the text about a component tells designers when to use it, what it is made of and how much content it can take', () => {
    const [, design = ''] = read(`${plugin}/README.md`).split(/^## Design$/m);
    const headings = [...design.matchAll(/^##+ (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.slice(0, 2)).toEqual(['When to use it', 'Anatomy']);
    expect(headings.at(-1)).toBe('Content limits');
  });

  it('the text about a component has a README that begins with its purpose, how to install it and an example', () => {
    const readme = read(`${plugin}/README.md`);
    const [heading = '', purpose = '', install = ''] = readme.split('\n\n');
    expect(heading).toBe(`# @oa-profile/plugin-${plugin}`);
    expect(purpose).toMatch(/^[A-Z].*\.$/s);
    expect(install).toMatch(/^```sh\nnpm install/);
    expect(readme).toMatch(/^```tsx\n/m);
  });
});
