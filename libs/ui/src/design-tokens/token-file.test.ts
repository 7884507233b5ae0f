import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { stylesheetTokens } from './stylesheet-tokens.js';
import { tokenFile } from './token-file.js';
import { tokenGroups } from './token-groups.js';

const css = readFileSync(join(import.meta.dirname, '../tokens.css'), 'utf8');
const groups = tokenGroups(css);
const names = groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));

describe('tokens.css', () => {
  it('tokens.css describes every token and every group', () => {
    const wordless = groups.flatMap(({ tokens }) => tokens.filter(({ words }) => words.length < 4));
    expect(wordless).toEqual([]);
    expect(groups.filter(({ name, words }) => !name || !words)).toEqual([]);
  });

  it('tokens.css gives its tokens in the order of definition, each once', () => {
    expect(names.slice(0, 3)).toEqual(['surface', 'surface-raised', 'surface-sunken']);
    expect(names.toSorted()).toEqual(Object.keys(stylesheetTokens(css).light).toSorted());
  });
});

describe.each(['light', 'dark'] as const)('the file of the %s scheme', (scheme) => {
  const file = tokenFile(css, scheme);

  it('the file of a scheme is accepted by a parser of the format', async () => {
    const cwd = new URL(`file://${import.meta.dirname}/`);
    const { tokens } = await parse([{ filename: new URL('tokens.json', cwd), src: JSON.stringify(file) }], {
      config: defineConfig({}, { cwd }),
    });
    expect(Object.keys(tokens)).toHaveLength(names.length - 3);
    const { $type, $value, $description } = tokens['oa.surface-raised']!;
    expect($type).toBe('color');
    expect($value).toMatchObject({ colorSpace: 'srgb', hex: scheme === 'light' ? '#ffffff' : '#1a1d22' });
    expect($description).toBe('Cards, dialogs, and everything else on top of the page.');
  });

  it('the file of a scheme leaves out only tokens without a type in the format', () => {
    expect(names.filter((name) => !(name in file.oa))).toEqual(['measure', 'color-scheme', 'break-running']);
  });
});
