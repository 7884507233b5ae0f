import { I18nextProvider } from '@oa-profile/i18n/react';
import { StoryCountryContext, type StoryCountry } from '@oa-profile/plugin-sdk/internal/testing';
import { accountColors } from '@oa-profile/ui/account-colors';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import type { I18n } from './story-texts.js';

interface ToolbarGlobals {
  country: StoryCountry;
  colorScheme: 'system' | 'light' | 'dark';
  /** '#rrggbb', or 'own' for the story's. */
  accountColor: string;
  /** Per cent of the usual size; a number if it comes from the address. */
  textSize: string | number;
  motion: 'system' | 'reduced';
}

interface SurroundingsProps {
  i18n: I18n;
  globals: ToolbarGlobals;
  children: ReactNode;
}

/** Sets what otherwise the page server and the visitor's system set. */
function Surroundings({ i18n, globals, children }: SurroundingsProps): ReactElement {
  const { country, colorScheme, accountColor, textSize, motion } = globals;
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = i18n.language;
    root.dataset['oa'] = '';
    root.style.fontSize = Number(textSize) === 100 ? '' : `${textSize}%`;
    setOrDelete(root.dataset, 'colorScheme', colorScheme);
    setOrDelete(root.dataset, 'motion', motion);
  }, [i18n, colorScheme, textSize, motion]);
  return (
    <I18nextProvider i18n={i18n}>
      <StoryCountryContext value={country}>{children}</StoryCountryContext>
      {/* After the story, so that it overrides the account's own. */}
      {accountColor !== 'own' && <style>{accountColors(accountColor)}</style>}
    </I18nextProvider>
  );
}

function setOrDelete(dataset: DOMStringMap, name: string, value: string): void {
  if (value === 'system') Reflect.deleteProperty(dataset, name);
  else dataset[name] = value;
}

export const withSurroundings: Decorator = (Story, { globals, loaded }) => (
  <Surroundings i18n={loaded['i18n'] as I18n} globals={globals as unknown as ToolbarGlobals}>
    <Story />
  </Surroundings>
);
