import { LatePart } from '@oa-profile/plugin-sdk/internal';
import { memo, type ReactElement } from 'react';

/**
 * The place of the row of pictures. The server's links and the browser's scrolling do all but leave out a picture that
 * cannot be loaded: its code comes when one fails, or when somebody turns to it.
 */
export const PicturesSlot = memo(function PicturesSlot(): ReactElement {
  return (
    <LatePart
      load={() => import('./late-pictures.js').then(({ Pictures }) => Pictures)}
      name="head pictures"
      when="touched"
      saysFailure={false}
    />
  );
});
