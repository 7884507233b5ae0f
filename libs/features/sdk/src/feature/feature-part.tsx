import { SectionBoundary } from '@oa-profile/plugin-sdk';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { usePageEnvironment } from '../store/hooks.js';

interface FeaturePartProps {
  /** Names it in error reports. */
  name: string;
  Part: ComponentType;
}

/** What a feature adds to a part of the page. If it throws, it is left out, on the server as in the browser. */
export function FeaturePart({ name, Part }: FeaturePartProps): ReactElement {
  const { captureError } = usePageEnvironment().services;
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
