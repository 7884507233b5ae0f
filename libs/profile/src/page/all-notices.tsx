import { useEffect, type ReactElement } from 'react';
import { openForPrint } from './open-for-print.js';
import { KeptNotice } from '../surface/notices/kept-notice.js';
import { RotateNotice } from '../surface/rotate/rotate-notice.js';
import { useSinceLastVisit } from './use-since-last-visit.js';
import { Notices } from '../surface/notices/notices.js';

/**
 * What the page announces by itself: outcomes of actions, how the phone is held, and that the page is a kept copy. Also
 * unfolds what is folded for printing.
 */
export function AllNotices(): ReactElement {
  useEffect(openForPrint, []);
  useSinceLastVisit();
  return (
    <>
      <KeptNotice />
      <Notices />
      <RotateNotice />
    </>
  );
}
