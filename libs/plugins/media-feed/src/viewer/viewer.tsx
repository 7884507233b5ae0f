import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, shorten, type PluginContext, type SectionProps } from '@oa-profile/plugin-sdk';
import { chevronLeftIcon, chevronRightIcon, Dialog, IconButton, VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore, type ReactElement } from 'react';
import type { MediaItem } from '../data.js';
import { mediaFeedTexts } from '../texts.js';
import { Slide } from './slide.js';
import { placesOf, slidesOf, type Slide as SlideContent } from './slides-of.js';
import { useSlideTrack } from './use-slide-track.js';
import styles from './viewer.module.css';

export interface ViewerProps {
  items: readonly MediaItem[];
  /** Number of posts, including those not loaded yet; undefined if not known. */
  total?: number | undefined;
  /** Id of the first visible post. */
  itemId: string;
  /** Loads older posts when the visitor comes near the last one. */
  more: SectionProps<never>['more'];
  context: PluginContext;
  /** Called with the id of the post that was visible last. */
  onClose: (itemId: string) => void;
}

/** The content of all posts, one slide at a time in full screen. */
export function Viewer({ items, total, itemId, more, context, onClose }: ViewerProps): ReactElement {
  const t = useTexts(mediaFeedTexts);
  const common = useTexts(commonTexts);
  const { number } = useFormatters(context.account.timeZone);
  const zoomed = useZoomed();
  const slides = useMemo(() => slidesOf(items), [items]);
  const places = useMemo(() => placesOf(slides), [slides]);
  const last = slides.length - 1;
  // Neighbouring slides are rendered after the opened one.
  const reach = useDeferredValue(1, 0);
  const { track, index, go, listeners } = useSlideTrack({
    start: Math.max(
      0,
      slides.findIndex(({ item }) => item.id === itemId),
    ),
    count: slides.length,
    onMove: (to) => {
      if (to >= last - 1 && more?.status === 'None') more.load();
    },
  });
  // The key that points on.
  const right = document.dir === 'rtl' ? -1 : 1;
  useKeys({
    ArrowLeft: () => go(index - right),
    ArrowRight: () => go(index + right),
    Home: () => go(0),
    End: () => go(last),
  });
  const positionOf = (index: number): string => {
    const { post, part, parts } = places[index] ?? { post: 1, part: 1, parts: 1 };
    // Only the API may know how many posts are not loaded yet.
    const isWhole = !more || (total !== undefined && total >= items.length);
    const count = (more && isWhole && total) || items.length;
    const position = t(isWhole ? 'viewer.position' : 'viewer.positionOfMore', {
      position: number(post),
      total: number(count),
    });
    if (parts === 1) return position;
    return t('viewer.positionAndPart', { position, part: number(part), parts: number(parts) });
  };
  return (
    <Dialog
      open
      shape="screen"
      onClose={() => onClose(slides[index]?.item.id ?? itemId)}
      closeLabel={common('common.close')}
      title={
        <span className={styles.position}>
          <VisuallyHidden>{t('viewer.title')} </VisuallyHidden>
          {positionOf(index)}
        </span>
      }
    >
      <div className={styles.viewer}>
        <SlideStatus slide={slides[index]} position={positionOf(index)} context={context} />
        <div ref={track} className={clsx(styles.track, zoomed && styles.zoomed)} {...listeners}>
          {slides.map((slide, place) => (
            <Slide
              key={slide.key}
              slide={slide}
              position={positionOf(place)}
              seen={place === index}
              isNear={Math.abs(place - index) <= reach}
              context={context}
            />
          ))}
        </div>
        <IconButton
          className={styles.previous}
          variant="secondary"
          icon={chevronLeftIcon}
          label={t('viewer.previous')}
          aria-disabled={index === 0}
          onClick={() => go(index - 1)}
        />
        <IconButton
          className={styles.next}
          variant="secondary"
          icon={chevronRightIcon}
          label={t('viewer.next')}
          aria-disabled={index === last}
          onClick={() => go(index + 1)}
        />
      </div>
    </Dialog>
  );
}

/** A smaller zoom is not intentional. */
const MIN_ZOOM = 1.05;

/** Whether the visitor has zoomed in: then a finger moves the picture, not to the next slide. */
function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > MIN_ZOOM;
}

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/**
 * Calls the action of a pressed key while the component is mounted, wherever the focus is, since a hidden slide loses
 * it. Keys that a video's controls need are left to them.
 */
function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      const asksForMore = altKey || ctrlKey || metaKey || shiftKey;
      if (defaultPrevented || asksForMore || target instanceof HTMLMediaElement) return;
      const action = latest.current[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface SlideStatusProps {
  slide: SlideContent | undefined;
  /** '3 of 8' */
  position: string;
  context: PluginContext;
}

const ANNOUNCED_LENGTH = 120;

/** Announces the position and content of the slide to screen readers after each move. */
function SlideStatus({ slide, position, context }: SlideStatusProps): ReactElement {
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
