const text = (value: unknown): string => JSON.stringify(value, (_, each: unknown) => each ?? null);

/** Installs the global `expectExample`. @returns a list to which failed expectations are added */
export function installExpectations(): string[] {
  const broken: string[] = [];
  Object.assign(globalThis, {
    expectExample: (actual: unknown, expected: unknown) => {
      if (text(actual) !== text(expected)) broken.push(`is ${text(actual)}, not ${text(expected)}`);
    },
  });
  return broken;
}
