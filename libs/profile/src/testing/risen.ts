/** A pop-up once it has risen: until then nothing in it is where it stays. */
export async function risen(dialog: HTMLElement): Promise<HTMLElement> {
  // What shows that something is loading never ends.
  const rises = dialog
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(rises.map(({ finished }) => finished));
  return dialog;
}
