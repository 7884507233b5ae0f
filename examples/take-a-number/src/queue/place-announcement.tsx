import { LiveRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Ticket } from './ticket.js';
import { useTicketWords } from './use-ticket-words.js';

interface PlaceAnnouncementProps {
  /** Undefined if the visitor has no number: the regions have to be there before their words. */
  ticket: Ticket | undefined;
  isLost: boolean;
}

/** Tells screen readers each change of the visitor's place; that it is their turn, at once. */
export function PlaceAnnouncement({ ticket, isLost }: PlaceAnnouncementProps): ReactElement {
  const isTurn = ticket?.state === 'called' && !isLost;
  const words = ticket && <SpokenPlace ticket={ticket} isLost={isLost} />;
  return (
    <>
      <LiveRegion visuallyHidden>{!isTurn && words}</LiveRegion>
      <LiveRegion urgent visuallyHidden>
        {isTurn && words}
      </LiveRegion>
    </>
  );
}

function SpokenPlace({ ticket, isLost }: { ticket: Ticket; isLost: boolean }): ReactElement {
  return <>{useTicketWords(ticket, isLost).spoken}</>;
}
