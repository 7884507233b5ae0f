import type { Image } from '@oa-profile/api-client';
import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { MediaItem } from './data.js';
import { mediaFeedTexts } from './texts.js';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  item: MediaItem;
  url: string;
  /** Shown until the video plays. */
  poster?: Image | undefined;
  /** Whether it is visible. It pauses when not. @default true */
  seen?: boolean;
  context: PluginContext;
  className?: string | undefined;
}

/** A video with the browser's controls. It never plays by itself. */
export function VideoPlayer({
  item: { captionsUrl, publishedAt },
  url,
  poster,
  seen = true,
  context: { account, emit },
  className,
}: VideoPlayerProps): ReactElement {
  const t = useTexts(mediaFeedTexts);
  const common = useTexts(commonTexts);
  const { date } = useFormatters(account.timeZone);
  const [failed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const counted = useRef(false);
  const retried = useRef(false);

  useEffect(() => {
    if (!seen) video.current?.pause();
  }, [seen]);
  // The error event of a server-rendered video may have fired before hydration.
  useEffect(() => {
    if (video.current?.error) setFailed(true);
  }, []);

  // The pressed retry button is gone.
  useEffect(() => {
    if (retried.current && !failed) video.current?.focus();
    retried.current = false;
  }, [failed]);

  const retry = (): void => {
    retried.current = true;
    setFailed(false);
  };
  const onPlay = (): void => {
    if (!counted.current) emit({ type: 'action', name: 'playVideo' });
    counted.current = true;
  };
  return (
    <>
      <LiveRegion urgent className={clsx(failed && styles.failed)}>
        {failed && (
          <InlineMessage tone="warning" retry={{ label: common('common.retry'), onRetry: retry }}>
            {t('video.failed')}
          </InlineMessage>
        )}
      </LiveRegion>
      {!failed && (
        <video
          ref={video}
          className={className}
          src={url}
          poster={poster?.url}
          width={poster?.width}
          height={poster?.height}
          controls
          playsInline
          // With a poster, nothing of it is needed before it plays.
          preload={poster ? 'none' : 'metadata'}
          aria-label={publishedAt && t('video.label', { date: date(new Date(publishedAt)) })}
          // Required for captions of another origin; the video must then also be served with CORS.
          crossOrigin={captionsUrl === undefined ? undefined : 'anonymous'}
          onPlay={onPlay}
          onError={() => setFailed(true)}
        >
          {captionsUrl !== undefined && (
            <track
              kind="captions"
              src={captionsUrl}
              srcLang={account.contentLanguage}
              label={t('video.captions')}
              default
            />
          )}
        </video>
      )}
    </>
  );
}
