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
  /** Whether it is the one that is looked at. */
  seen: boolean;
  /** Whether it may be seen soon. */
  isNear: boolean;
  context: PluginContext;
}

/** One thing to look at. Those that nobody will see soon only keep their place. */
export function Slide({ slide, position, seen, isNear, context }: SlideProps): ReactElement {
  return (
    // It takes the focus, so that keys can scroll a long text.
    <div className={styles.slide} role="group" aria-label={position} tabIndex={seen ? 0 : -1} inert={!seen}>
      {(seen || (isNear && canBeInert())) && <SlideBody slide={slide} seen={seen} context={context} />}
    </div>
  );
}

/** Elsewhere keys would come to what is in a slide that nobody sees: such browsers show it when it is seen. */
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
