'use client';

// The published style.css is built from everything imported here.
import './style.css';

export { Avatar } from './avatar.js';
export { useBackCloses, BackClosesContext, type BackCloses } from './back-closes.js';
export { Badge } from './badge.js';
export { Button } from './button.js';
export { Chips } from './chips.js';
export { DescriptionList, DescriptionRow } from './description-list.js';
export { Dialog } from './dialog.js';
export { Disclosure } from './disclosure.js';
export { ExternalButton } from './external-button.js';
export { ExternalLink } from './external-link.js';
export { FoldedList } from './folded-list.js';
export { Icon } from './icon.js';
export { IconButton } from './icon-button.js';
export {
  appCallIcon,
  contactIcon,
  copyIcon,
  directionsIcon,
  externalIcon,
  keepFilledIcon,
  keepIcon,
  mailIcon,
  minusIcon,
  moveIcon,
  playIcon,
  plusIcon,
  qrIcon,
  reportIcon,
  shareIcon,
} from './icons/action-icons.js';
export {
  backIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  closeIcon,
} from './icons/way-icons.js';
export {
  calendarIcon,
  cardIcon,
  cashbackIcon,
  clockIcon,
  giftIcon,
  globeIcon,
  languageIcon,
  mallIcon,
  peopleIcon,
  percentIcon,
  picturesIcon,
  pinIcon,
  priceTagIcon,
  ticketIcon,
  timerIcon,
  trainIcon,
  walkIcon,
  trophyIcon,
} from './icons/fact-icons.js';
export {
  doorIcon,
  noSmokingIcon,
  parkingIcon,
  powerIcon,
  seatIcon,
  shieldIcon,
  wifiIcon,
} from './icons/facility-icons.js';
export { checkIcon, criticalIcon, infoIcon, warningIcon } from './icons/state-icons.js';
export {
  addFriendIcon,
  chatIcon,
  moreIcon,
  personIcon,
  phoneIcon,
  starFilledIcon,
  starIcon,
  unblockIcon,
  retryIcon,
  searchIcon,
} from './icons/first-icons.js';
export type { IconShape } from './icons/icon-shape.js';
export { LiveRegion } from './live-region.js';
export { InlineMessage } from './inline-message.js';
export { isPlainClick } from './is-plain-click.js';
export { Picture, type PictureSource } from './picture.js';
export { Popover } from './popover.js';
export { opensPopover } from './popover-state.js';
export { Section } from './section.js';
export { ShowAllLink } from './show-all-link.js';
export { Skeleton, SkeletonGroup } from './skeleton.js';
export { SnapRow } from './snap-row.js';
export { Spinner } from './spinner.js';
export { Tag } from './tag.js';
export type { ToastMessage } from './toast.js';
export { ToastRegion } from './toast-region.js';
export { VisuallyHidden } from './visually-hidden.js';
