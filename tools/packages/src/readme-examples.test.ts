import { describe, expect, it } from 'vitest';
import { readmeExamples, withExpectations } from './readme-examples.js';

const readme = (...fences: [string, string][]): string =>
  fences.map(([info, code]) => `Text\n\n\`\`\`${info}\n${code}\n\`\`\`\n`).join('\n');

describe('the examples of a README', () => {
  it('the examples of a README are its TypeScript blocks only', () => {
    const text = readme(['ts', 'one'], ['sh', 'npm install'], ['js', 'no'], ['tsx', 'two\n\ntwo']);
    expect(readmeExamples(text)).toEqual([
      { line: 3, language: 'ts', runs: 'everywhere', code: 'one\n' },
      { line: 21, language: 'tsx', runs: 'everywhere', code: 'two\n\ntwo\n' },
    ]);
  });

  it('the examples of a README can name where they run, continue another, or be left out', () => {
    const text = readme(
      ['ts browser', 'one'],
      ['ts unrun', 'two'],
      ['ts fragment', '…'],
      ['ts continued', '2'],
    );
    expect(readmeExamples(text).map(({ runs, code }) => [runs, code])).toEqual([
      ['browser', 'one\n'],
      ['nowhere', 'two\n2\n'],
    ]);
  });

  it('the examples of a README are files if they begin with a file name', () => {
    const text = readme(['tsx', '// page.tsx\none'], ['ts', '// not the name of a file\ntwo']);
    expect(readmeExamples(text).map(({ file }) => file)).toEqual(['page.tsx', undefined]);
  });

  it('the examples of a README are not left out by a typo', () => {
    expect(() => readmeExamples(readme(['ts fragmnt', '…']))).toThrow(
      "line 3: an example cannot be 'fragmnt'",
    );
  });
});

describe('an example’s expected value', () => {
  const held = (code: string): string => withExpectations({ code, language: 'ts' });

  it('an example’s expected value is asserted for an expression, also on the next line', () => {
    expect(held("f(1); // => 'a'")).toBe("f(1); expectExample(f(1), 'a'); // => 'a'");
    expect(held('f({\n  a: 1,\n});\n// => 2\n')).toBe(
      'f({\n  a: 1,\n}); expectExample(f({\n  a: 1,\n}), 2);\n// => 2\n',
    );
  });

  it('an example’s expected value is asserted for a constant, for what is logged, and within blocks', () => {
    expect(held('const a = f(); // => 1')).toContain('; expectExample(a, 1);');
    expect(held('try { console.log(a.b); // => true\n}')).toContain('; expectExample(a.b, true);');
  });

  it('an example’s expected value is not read from other comments', () => {
    const code = "f(1); // 'a', or nothing\nconst b = 2; // two\n";
    expect(held(code)).toBe(code);
  });
});
