/** Whether version `a` comes before `b`; both 'major.minor.patch', of which the end may be missing. */
export function isOlderVersion(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)];
  for (const place of [0, 1, 2]) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const parts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
