import { create } from 'storybook/theming/create';

/** The fonts of the page: those of the visitor's system. */
const fontBase =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const fontCode = "ui-monospace, 'SF Mono', Menlo, Consolas, 'Noto Sans Mono', monospace";

const common = {
  fontBase,
  fontCode,
  brandTitle: 'Profile page',
  brandUrl: './',
  brandTarget: '_self',
  appBorderRadius: 12,
  inputBorderRadius: 8,
} as const;

/** Storybook's own parts in the colours of `libs/ui/src/tokens.css`. */
export const themes: Readonly<Record<'light' | 'dark', ReturnType<typeof create>>> = {
  light: create({
    ...common,
    base: 'light',
    brandImage: './brand-light.svg',
    colorPrimary: '#0b7a66',
    colorSecondary: '#0b7a66',
    appBg: '#f4f5f7',
    appContentBg: '#ffffff',
    appPreviewBg: '#f4f5f7',
    appHoverBg: '#e5e8ed',
    appBorderColor: '#dfe2e7',
    textColor: '#14171c',
    textMutedColor: '#596170',
    textInverseColor: '#ffffff',
    barBg: '#ffffff',
    barTextColor: '#596170',
    barSelectedColor: '#0b7a66',
    barHoverColor: '#0b7a66',
    inputBg: '#ffffff',
    inputBorder: '#7d8592',
    inputTextColor: '#14171c',
    buttonBg: '#ffffff',
    buttonBorder: '#dfe2e7',
    booleanBg: '#e5e8ed',
    booleanSelectedBg: '#ffffff',
  }),
  dark: create({
    ...common,
    base: 'dark',
    brandImage: './brand-dark.svg',
    colorPrimary: '#5bd0b6',
    // Background of selected items, with white text.
    colorSecondary: '#0b7a66',
    appBg: '#0f1114',
    appContentBg: '#1a1d22',
    appPreviewBg: '#0f1114',
    appHoverBg: '#2a2e35',
    appBorderColor: '#2c3038',
    textColor: '#f2f4f7',
    textMutedColor: '#a4acb9',
    textInverseColor: '#14171c',
    barBg: '#1a1d22',
    barTextColor: '#a4acb9',
    barSelectedColor: '#5bd0b6',
    barHoverColor: '#5bd0b6',
    inputBg: '#121418',
    inputBorder: '#7d8592',
    inputTextColor: '#f2f4f7',
    buttonBg: '#2a2e35',
    buttonBorder: '#2c3038',
    booleanBg: '#121418',
    booleanSelectedBg: '#363b43',
  }),
};

/** Whether the system prefers dark, with an event for changes. */
export const systemIsDark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
