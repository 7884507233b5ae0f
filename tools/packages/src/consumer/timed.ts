/** Runs `work`, and prints how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const result = await work();
  console.log(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
