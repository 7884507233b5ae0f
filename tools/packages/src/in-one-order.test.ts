import { expect, it } from 'vitest';
import { inOneOrder } from './in-one-order.js';

it('inOneOrder does not depend on the order in which types were inferred', () => {
  const one = inOneOrder("type A = { tone: 'b' | 'a'; keys?: (string | undefined)[] } | undefined;");
  const other = inOneOrder("type A = undefined | { keys?: (undefined | string)[]; tone: 'a' | 'b' };");
  expect(one).toBe(other);
  expect(one).toMatch(/'a' \| 'b'|"a" \| "b"/);
});

it('inOneOrder keeps the order of named members', () => {
  const written = 'interface Slot { to: string; from: string }\ndeclare const f: { (b: 1): 1; (a: 2): 2 };';
  const text = inOneOrder(written);
  expect(text.indexOf('to:')).toBeLessThan(text.indexOf('from:'));
  expect(text.indexOf('b: 1')).toBeLessThan(text.indexOf('a: 2'));
});

it('inOneOrder leaves comments out', () => {
  expect(inOneOrder('/** What it is. */\nexport declare const a: 1; // why')).not.toMatch(/What|why/);
});

it('inOneOrder does not say how a function takes its parameters apart', () => {
  const text = inOneOrder('declare function f({ a, ...rest }: Props, [first]: string[], plain: 1): void;');
  expect(text.trim()).toBe('declare function f(given: Props, list: string[], plain: 1): void;');
});

it('inOneOrder does not change when code moves between files', () => {
  const [f, g, a] = [
    'declare function f(to: 1): 1;\ndeclare function f(to: 2): 2;',
    'declare const g: 1;',
    "import { A } from 'a';",
  ];
  expect(inOneOrder(`${a}\n${g}\n${f}\nexport { f, g };`)).toBe(
    inOneOrder(`${a}\n${f}\n${g}\nexport { f, g };`),
  );
  expect(inOneOrder(f)).toMatch(/to: 1[^]*to: 2/);
});
