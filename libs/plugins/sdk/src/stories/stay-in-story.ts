/**
 * Keeps links from leaving the story, for `beforeEach`: what they lead to is seen in their `href`.
 *
 * @example
 * ```ts
 * const meta = { title: 'Plugins/Showcase', component: PluginStory, beforeEach: stayInStory } satisfies Meta;
 * ```
 */
export function stayInStory(): () => void {
  const stay = (event: MouseEvent): void => event.preventDefault();
  window.addEventListener('click', stay);
  return () => window.removeEventListener('click', stay);
}
