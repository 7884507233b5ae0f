import type { Image } from '@oa-profile/api-client/schemas';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Picture } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './signboard.module.css';

interface SignboardPictureProps {
  picture: Image;
  context: PluginContext;
}

/** Largest ratio of height to width. A taller picture would fill more than a screen. */
const TALLEST = 5 / 4;

/** The whole picture: text on a signboard must not be cut off. */
export function SignboardPicture({ picture, context }: SignboardPictureProps): ReactElement {
  const tall = picture.height / picture.width > TALLEST;
  return (
    <div className={clsx(styles.frame, tall && styles.tall)} lang={accountLang(context)}>
      <Picture picture={picture} shape={tall ? 'fill' : 'natural'} className={styles.picture} />
    </div>
  );
}
