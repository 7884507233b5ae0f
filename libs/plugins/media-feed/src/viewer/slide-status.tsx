import { accountLang, shorten, type PluginContext } from '@oa-profile/plugin-sdk';
import { VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Slide } from './slides-of.js';

interface SlideStatusProps {
  slide: Slide | undefined;
  /** '3 of 8' */
  position: string;
  context: PluginContext;
}

const ANNOUNCED_LENGTH = 120;

/** Announces the position and content of the slide to screen readers after each move. */
export function SlideStatus({ slide, position, context }: SlideStatusProps): ReactElement {
  const picture = slide?.kind === 'picture' ? slide.picture.alt : undefined;
  return (
    <div role="status">
      <VisuallyHidden>
        {position}{' '}
        <span lang={accountLang(context)}>
          {shorten(picture || slide?.item.caption || '', ANNOUNCED_LENGTH)}
        </span>
      </VisuallyHidden>
    </div>
  );
}
