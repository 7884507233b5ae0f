import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { expect, waitFor } from 'storybook/test';
import { plugins } from '../src/plugins.js';

/** The types of the sections of all plugins. */
export const sectionTypes: readonly string[] = sectionLoaders(plugins).map(([type]) => type);

/** Scrolls down until every plugin has loaded, as a reader would. */
export async function readToTheEnd(canvasElement: HTMLElement): Promise<void> {
  for (const type of sectionTypes)
    await waitFor(async () => {
      canvasElement.ownerDocument.scrollingElement?.scrollBy(0, 200);
      const section = canvasElement.querySelector(`[data-plugin="${type}"]`);
      await expect(section, type).not.toBeNull();
      section?.scrollIntoView();
      await expect(section?.querySelector('h2'), type).toBeTruthy();
      await expect(section?.querySelector('[aria-busy="true"]'), type).toBeNull();
    });
}
