/** What can be seen of an element and of what is in it: words, signs and colours. Runs in the page. */
export async function pictureOf(element: Element, within: string | undefined): Promise<string> {
  const whole = (within !== undefined && element.closest<HTMLElement>(within)) || (element as HTMLElement);
  await Promise.allSettled(whole.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const parts = [whole, ...whole.querySelectorAll('*')].map((part) => {
    const { color, backgroundColor, borderColor, opacity } = getComputedStyle(part);
    return [part.getAttribute('d'), color, backgroundColor, borderColor, opacity].join();
  });
  return [whole.innerText, ...parts].join('\n');
}
