import type { SectionProps } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import type { Signboard } from './data.js';
import { SignboardLink } from './signboard-link.js';
import { SignboardPicture } from './signboard-picture.js';
import { SignboardText } from './signboard-text.js';
import styles from './signboard.module.css';

/** What the account wants to be seen first, with its link. It can be tapped anywhere. */
export function SignboardSection({
  data: { picture, text, url },
  context,
  wholeHref,
}: SectionProps<Signboard>): ReactElement {
  const textId = useId();
  return (
    <div className={clsx(styles.board, wholeHref !== undefined && styles.summary)}>
      {picture && <SignboardPicture picture={picture} context={context} />}
      {text !== undefined && (
        <SignboardText id={textId} text={text} alone={picture === undefined} context={context} />
      )}
      {url !== undefined && (
        <SignboardLink url={url} describedBy={text === undefined ? undefined : textId} context={context} />
      )}
    </div>
  );
}
