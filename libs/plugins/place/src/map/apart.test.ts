import { expect, it } from 'vitest';
import { apart, type Circle } from './apart.js';

const at = (x: number, y: number, radius = 12): Circle => ({ x, y, radius });

function overlaps(circles: readonly Circle[], fixed: readonly Circle[]): number[] {
  const all = [...circles, ...fixed];
  return circles.flatMap((one, index) =>
    all
      .slice(index + 1)
      .map((other) => one.radius + other.radius - Math.hypot(one.x - other.x, one.y - other.y)),
  );
}

it('circles that lie over nothing stay where they are', () => {
  const circles = [at(0, 60), at(100, 0), at(-40, -90)];
  expect(apart(circles, [at(0, 0, 20)])).toEqual(circles);
});

it.each<[string, Circle[], Circle[]]>([
  ['two over each other', [at(0, 0), at(6, 3)], []],
  ['several at one point', [at(5, 5), at(5, 5), at(5, 5), at(5, 5)], []],
  ['one over a fixed one', [at(2, -20)], [at(0, -25, 16), at(0, -8, 8)]],
  ['one exactly over a fixed one', [at(0, 0)], [at(0, 0, 16)]],
  ['several between fixed ones', [at(0, 0), at(10, 1), at(20, -2)], [at(-20, 0), at(45, 0)]],
])('%s are moved until each can be seen whole', (_, circles, fixed) => {
  const moved = apart(circles, fixed);
  for (const pixels of overlaps(moved, fixed)) expect(pixels).toBeLessThan(1);
});

it('what is moved stays near its place', () => {
  const [moved] = apart([at(3, -10)], [at(0, -25, 16), at(0, -8, 8)]);
  expect(Math.hypot((moved?.x ?? 99) - 3, (moved?.y ?? 99) + 10)).toBeLessThan(24);
});
