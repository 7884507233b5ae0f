import '@fontsource-variable/noto-sans-thai/index.css';
import { languages } from '@oa-profile/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { firstScreenMisfits } from '@oa-profile/profile/internal/testing';
import { firstScreen } from './first-screens.js';

const windows = [
  [320, 640],
  [360, 640],
  [390, 844],
] as const;
const scales = [1, 2];

/** A window of its own for pages that are measured and not used. */
function Phone(): ReactElement {
  return <iframe title="Phone" sandbox="allow-same-origin" />;
}

const meta = {
  title: 'Languages/First screens',
  tags: ['test-only'],
  component: Phone,
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta<typeof Phone>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The styles of the page as a device without a mouse applies them, in letters that are the same on every machine.
 *
 * @param scale of the visitor's text, which the `em` of a media query grows with
 */
function phoneStyles(scale: number): HTMLStyleElement {
  const style = document.createElement('style');
  const sheets = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  const own = `
    :root { font-size: ${scale * 100}% }
    :root, [lang] { --oa-font-family: 'Noto Sans Thai Variable', sans-serif }
  `;
  style.textContent = [...sheets, own]
    .join('\n')
    .replaceAll(/\((?:hover: ?hover|pointer: ?fine)\)/g, '(width < 0)')
    .replaceAll(/\((?:hover: ?none|pointer: ?coarse)\)/g, '(width > 0)')
    .replaceAll(/(?<=\((?:min|max)-(?:width|height): ?)[\d.]+(?=em\))/g, (size) => `${Number(size) * scale}`);
  return style;
}

/** Lays out the page of an account in every language, once for each window and size of text. */
const fits = (account: string, mayBe = /^$/): Story => ({
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    const page = frame?.contentDocument;
    if (!frame || !page) throw new Error('There is no frame');
    page.documentElement.dataset['oa'] = '';
    page.body.dataset['oa'] = '';
    const found: string[] = [];
    for (const language of languages) {
      const { markup, ownWords } = await firstScreen(account, language);
      page.documentElement.lang = language;
      page.body.innerHTML = markup;
      for (const scale of scales) {
        // The styles of the sections have come with them.
        page.head.replaceChildren(phoneStyles(scale));
        page.body.getBoundingClientRect();
        await page.fonts.ready;
        for (const [width, height] of windows) {
          frame.width = `${width}`;
          frame.height = `${height}`;
          const misfits = firstScreenMisfits(page, ownWords).filter((misfit) => !mayBe.test(misfit));
          found.push(...misfits.map((misfit) => `${language} ${width} px ${scale * 100} % ${misfit}`));
        }
      }
    }
    await expect(found.join('\n')).toBe('');
  },
});

export const CoffeeHouse: Story = fits('@komorebi');
export const Restaurant: Story = fits('@baanrimnam');
export const TeaShop: Story = fits('@shanlan');
export const Clinic: Story = fits('@melati');
export const Museum: Story = fits('@harbor');
export const FlowerShop: Story = fits('@blocked');
export const JustAName: Story = fits('@justaname');
/** They break nothing, but are longer than any owner's tools allow. */
export const LongestNames: Story = fits('@longnames', /^cut: /);
