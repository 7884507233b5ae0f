/** A circle on the screen, in pixels. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** More rounds move nothing by a visible amount. */
const ROUNDS = 60;

/**
 * Moves circles apart that lie over each other or over fixed ones, each by as little as the others allow. Without room
 * for all, they end up as far apart as the rounds bring them. The result is in the order of `circles`; those that lie
 * over nothing stay where they are.
 */
export function apart(circles: readonly Circle[], fixed: readonly Circle[]): Circle[] {
  const moved = circles.map((circle) => ({ ...circle }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [index, circle] of moved.entries()) {
      for (const other of [...fixed, ...moved.slice(0, index)]) {
        const push = overlap(circle, other, index);
        if (!push) continue;
        isSettled = false;
        const share = fixed.includes(other) ? 1 : 0.5;
        circle.x += push.x * share;
        circle.y += push.y * share;
        if (share === 1) continue;
        other.x -= push.x * share;
        other.y -= push.y * share;
      }
    }
    if (isSettled) break;
  }
  return moved;
}

/** How far a circle must move so that it does not lie over another; undefined if it does not. */
function overlap(circle: Circle, other: Circle, index: number): { x: number; y: number } | undefined {
  const x = circle.x - other.x;
  const y = circle.y - other.y;
  const distance = Math.hypot(x, y);
  const missing = circle.radius + other.radius - distance;
  if (missing <= 0.5) return undefined;
  // Exactly over each other: each in a direction of its own.
  if (distance === 0) return { x: missing * Math.cos(index + 1), y: missing * Math.sin(index + 1) };
  return { x: (x / distance) * missing, y: (y / distance) * missing };
}
