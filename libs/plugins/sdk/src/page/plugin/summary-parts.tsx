import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { createElement, useEffect, type ComponentType, type ReactElement } from 'react';
import { LatePart, type LateProps } from '../late/late-part.js';
import type { ProfileServices } from '../store/services.js';
import { useLatePlugins } from './late-plugins.js';
import type { Plugin } from './plugin.js';

/** Props of {@link SummaryParts}. */
export interface SummaryPartsProps {
  /** Which of their parts. */
  part: 'Picture' | 'Link' | 'AddressPicture';
  /** When its code is loaded. @default 'at once' */
  when?: 'near' | 'at once';
  /** Tells them from the same elsewhere in the document. @default they are nowhere else */
  place?: string;
}

/**
 * What plugins add to the column of a wide page, wherever the same is to be seen, each as a late part of its own: one whose
 * code or words cannot be loaded stays as the server has sent it, with its links, and is tried again, while what is around
 * it goes on without it.
 */
export function SummaryParts({ part, when = 'at once', place }: SummaryPartsProps): ReactElement {
  const plugins = useLatePlugins().loaded;
  return (
    <>
      {plugins.flatMap(({ name, summary }) => {
        const named = `summary ${name} ${part}`;
        return summary ? (
          <LatePart
            key={name}
            load={(i18n, services) => loadPart(summary, part, i18n, services)}
            name={named}
            id={place === undefined ? named : `${named} ${place}`}
            when={when}
            saysFailure={false}
          />
        ) : (
          []
        );
      })}
    </>
  );
}

/** On a server nothing is waited for a second time: there, what cannot be loaded is left out of the page. */
async function loadPart(
  load: NonNullable<Plugin['summary']>,
  part: SummaryPartsProps['part'],
  i18n: i18n,
  { captureError }: ProfileServices,
): Promise<ComponentType<LateProps>> {
  try {
    const { texts, [part]: Part } = await load();
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
