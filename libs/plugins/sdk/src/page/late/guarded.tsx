import { actionMessageKeys } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { SectionBoundary } from '../../section-boundary.js';
import { InlineMessage } from '@oa-profile/ui';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { usePageEnvironment } from '../store/hooks.js';
import { disableControls } from './disable-controls.js';
import { LateFallback } from './late-fallback.js';

/** What is shown of a part whose component throws. */
export interface Guard {
  /** Names the part in error reports. */
  name: string;
  /** Names it in the server's markup, which is shown again if the part has never been interactive. */
  mark: string;
  className: string | undefined;
  /** Whether a message says so. */
  saysFailure: boolean;
  wayOn: ReactNode;
}

/** Makes a component that throws cost its own part of the page alone. Loaded with the first part: the start needs none. */
export function guarded<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props & { guard: Guard }> {
  return function Guarded({ guard, ...props }) {
    const { services } = usePageEnvironment();
    const onError = (error: unknown): void => {
      services.captureError(error, `render ${guard.name}`);
      const part = document.querySelector(`[data-late="${CSS.escape(guard.mark)}"]`);
      // Nothing handles the buttons of the server's markup.
      if (part) disableControls(part, true);
    };
    return (
      <SectionBoundary
        data={guard}
        onError={onError}
        fallback={(code, retry) => (
          <>
            <LateFallback mark={guard.mark} className={guard.className}>
              {null}
            </LateFallback>
            {guard.saysFailure && <RenderFailure code={code} onRetry={retry} />}
            {guard.wayOn}
          </>
        )}
      >
        <Component {...(props as unknown as Props)} />
      </SectionBoundary>
    );
  };
}

interface RenderFailureProps {
  code: keyof typeof actionMessageKeys;
  onRetry: () => void;
}

function RenderFailure({ code, onRetry }: RenderFailureProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <div role="alert" data-late-failure="">
      <InlineMessage tone="warning" retry={{ label: t('common.retry'), onRetry }}>
        {t(actionMessageKeys[code])}
      </InlineMessage>
    </div>
  );
}
