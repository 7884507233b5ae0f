import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, useEffect, type ComponentType, type ReactElement } from 'react';
import { LatePart, type LateProps } from '../late/late-part.js';
import type { ProfileServices } from '../store/services.js';
import type { Plugin } from './plugin.js';

interface PluginSummaryProps {
  plugin: Plugin & Required<Pick<Plugin, 'summary'>>;
  /** Which of its parts. */
  part: 'Picture' | 'Link' | 'AddressPicture';
  /** When its code is loaded. @default 'at once' */
  when?: 'near' | 'at once';
}

/**
 * What a plugin adds to the column of a wide page, or on a narrow one to what the column would say, as a late part of its own: one whose code or words cannot be loaded stays as the
 * server has sent it, with its links, and is tried again, while the column goes on without it.
 */
export function PluginSummary({ plugin, part, when = 'at once' }: PluginSummaryProps): ReactElement {
  return (
    <LatePart
      load={(i18n, services) => loadPart({ plugin, part }, i18n, services)}
      name={`summary ${plugin.name} ${part}`}
      when={when}
      saysFailure={false}
    />
  );
}

/** On a server nothing is waited for a second time: there, what cannot be loaded is left out of the page. */
async function loadPart(
  { plugin, part }: Pick<PluginSummaryProps, 'plugin' | 'part'>,
  i18n: i18n,
  { captureError }: ProfileServices,
): Promise<ComponentType<LateProps>> {
  try {
    const { texts, [part]: Part } = await plugin.summary();
    if (texts) await addTexts(i18n, texts);
    return interactive(Part);
  } catch (error) {
    if (typeof document !== 'undefined') throw error;
    captureError(error, 'summary');
    return interactive(undefined);
  }
}

const interactive = (Part: ComponentType | undefined): ComponentType<LateProps> =>
  function Interactive({ onInteractive }) {
    useEffect(onInteractive, [onInteractive]);
    return Part ? createElement(Part) : null;
  };
