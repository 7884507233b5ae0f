/**
 * Keeps links from leaving the story, for `beforeEach`: check their `href` instead.
 *
 * @example
 * ```ts
 * const meta = { title: 'Plugins/Showcase', component: SectionStory, beforeEach: stayInStory } satisfies Meta;
 * ```
 */
export function stayInStory(): () => void {
  const stay = (event: MouseEvent): void => event.preventDefault();
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
}
