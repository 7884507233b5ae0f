import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Picture } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { ItemWords } from '../item-words.js';
import { VideoPlayer } from '../video-player.js';
import type { Slide as SlideContent } from './slides-of.js';
import styles from './slide.module.css';

interface SlideProps {
  slide: SlideContent;
  /** '3 of 8' */
  position: string;
  seen: boolean;
  /** Whether it may be visible soon. */
  isNear: boolean;
  context: PluginContext;
}

/** One slide. Slides that will not be visible soon are empty. */
export function Slide({ slide, position, seen, isNear, context }: SlideProps): ReactElement {
  return (
    // Focusable, so that keys can scroll a long text.
    <div className={styles.slide} role="group" aria-label={position} tabIndex={seen ? 0 : -1} inert={!seen}>
      {(seen || (isNear && canBeInert())) && <SlideBody slide={slide} seen={seen} context={context} />}
    </div>
  );
}

/** Without `inert`, keys would reach hidden slides, so such browsers render only the visible one. */
const canBeInert = (): boolean => 'inert' in document.documentElement;

interface SlideBodyProps {
  slide: SlideContent;
  seen: boolean;
  context: PluginContext;
}

function SlideBody({ slide, seen, context }: SlideBodyProps): ReactElement {
  const words = <ItemWords item={slide.item} context={context} />;
  if (slide.kind === 'words') return <div className={styles.words}>{words}</div>;
  return (
    <figure className={styles.figure}>
      <div className={styles.media} lang={slide.kind === 'picture' ? accountLang(context) : undefined}>
        {slide.kind === 'picture' ? (
          <Picture picture={slide.picture} shape="fill" loading="eager" className={styles.picture} />
        ) : (
          <VideoPlayer
            item={slide.item}
            url={slide.url}
            poster={slide.poster}
            seen={seen}
            context={context}
            className={styles.video}
          />
        )}
      </div>
      <figcaption className={styles.caption}>{words}</figcaption>
    </figure>
  );
}
