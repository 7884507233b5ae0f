import type { Texts } from '@oa-profile/i18n';
import { useI18n } from '@oa-profile/i18n/react';
import { SectionBoundary } from '../../section-boundary.js';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { usePageEnvironment } from '../store/hooks.js';

interface GuardedPartProps {
  /** Names it in error reports. */
  name: string;
  Part: ComponentType;
  /** The words that it needs: without them it would show their keys, and is left out. @default none */
  texts?: Texts | undefined;
}

/** What a plugin adds to a part of the page. If it throws, it is left out, on the server as in the browser. */
export function GuardedPart({ name, Part, texts }: GuardedPartProps): ReactElement | null {
  const { captureError } = usePageEnvironment().services;
  const i18n = useI18n();
  if (texts && !i18n.hasResourceBundle(i18n.language, texts.namespace)) return null;
  return (
    <Suspense>
      <SectionBoundary
        data={Part}
        fallback={() => null}
        onError={(error) => captureError(error, `render ${name}`)}
      >
        <Part />
      </SectionBoundary>
    </Suspense>
  );
}
