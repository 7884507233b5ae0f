import { afterAll, afterEach, beforeAll } from 'vitest';

/** How Redux Toolkit reports what an export of a session would lose. */
const REPORT = 'A non-serializable value was detected';

const { error } = console;
let reported: string[] = [];

beforeAll(() => {
  console.error = (...said: unknown[]) => {
    if (String(said[0]).startsWith(REPORT)) reported.push(said.map(String).join(' '));
    error(...said);
  };
});

afterEach(() => {
  const [first] = reported;
  reported = [];
  // The store goes on with it, as it does for a visitor: without this no test would fail.
  if (first !== undefined) throw new Error(first);
});

afterAll(() => {
  console.error = error;
});
