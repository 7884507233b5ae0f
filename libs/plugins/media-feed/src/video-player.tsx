import type { Image } from '@oa-profile/api-client/schemas';
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
  /** Stands for the video until it plays. */
  poster?: Image | undefined;
  /** It stops when it is not. @default true */
  seen?: boolean;
  context: PluginContext;
  className?: string | undefined;
}

/** A video with the browser's controls. It plays when it is asked to, and never on its own. */
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
  // The error event of a server-rendered video has come and gone before anybody listened.
  useEffect(() => {
    if (video.current?.error) setFailed(true);
  }, []);

  // The button that was pressed has gone.
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
          // With a picture in its place, nothing of it is needed before it is played.
          preload={poster ? 'none' : 'metadata'}
          aria-label={t('video.label', { date: date(new Date(publishedAt)) })}
          // Captions of another origin are read only so, and then the video has to allow it, too.
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
