const text = (value: unknown): string => JSON.stringify(value, (_, each: unknown) => each ?? null);

/** Lets examples hold what they say. @returns what did not hold, as it fills */
export function installExpectations(): string[] {
  const broken: string[] = [];
  Object.assign(globalThis, {
    expectExample: (actual: unknown, expected: unknown) => {
      if (text(actual) !== text(expected)) broken.push(`is ${text(actual)}, not ${text(expected)}`);
    },
  });
  return broken;
}
