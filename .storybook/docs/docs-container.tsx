import { DocsContainer as UsualContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren, type ReactElement } from 'react';
import { systemIsDark, themes } from '../theme.js';

type Channel = DocsContainerProps['context']['channel'];

/** Payload of both events about globals. */
interface GlobalsEvent {
  globals: Readonly<Record<string, unknown>>;
}

/** The colour scheme that is chosen in the toolbar. */
function chosenScheme(channel: Channel): unknown {
  const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
  return event?.globals['colorScheme'];
}

/** The toolbar's colour scheme, else the system's. */
function useIsDark(channel: Channel): boolean {
  return useSyncExternalStore(
    (changed) => {
      const system = systemIsDark();
      system.addEventListener('change', changed);
      channel.on(GLOBALS_UPDATED, changed);
      return () => {
        system.removeEventListener('change', changed);
        channel.off(GLOBALS_UPDATED, changed);
      };
    },
    () => {
      const chosen = chosenScheme(channel);
      return chosen === 'dark' || (chosen !== 'light' && systemIsDark().matches);
    },
  );
}

/** Documentation pages in our own look, light and dark. */
export function DocsContainer({ children, context }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const scheme = useIsDark(context.channel) ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['colorScheme'] = scheme;
    // For the viewer of API documents.
    document.documentElement.classList.toggle('dark-mode', scheme === 'dark');
  }, [scheme]);
  return (
    <UsualContainer context={context} theme={themes[scheme]}>
      {children}
    </UsualContainer>
  );
}
