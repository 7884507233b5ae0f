import { useEffect, type ReactElement } from 'react';
import { openForPrint } from './open-for-print.js';
import { KeptNotice } from '../surface/notices/kept-notice.js';
import { RotateNotice } from '../surface/rotate/rotate-notice.js';
import { Notices } from '../surface/notices/notices.js';

/**
 * What the page says on its own: of what has happened, of how the phone is held, that the page is not new, and on paper of
 * what is folded away.
 */
export function AllNotices(): ReactElement {
  useEffect(openForPrint, []);
  return (
    <>
      <KeptNotice />
      <Notices />
      <RotateNotice />
    </>
  );
}
