'use client';

// The published style.css is built from everything imported here.
import './style.css';

export { Avatar, type AvatarProps } from './avatar.js';
export { useBackCloses, BackClosesContext, type BackCloses } from './back-closes.js';
export { Badge, type BadgeKind, type BadgeProps } from './badge.js';
export { bringIntoSight } from './bring-into-sight.js';
export { Button, type ActionButtonProps, type ButtonProps, type LinkButtonProps } from './button.js';
export { Chips, type Chip, type ChipsProps } from './chips.js';
export {
  DescriptionList,
  DescriptionRow,
  type DescriptionListProps,
  type DescriptionRowProps,
} from './description-list.js';
export { Dialog, type DialogProps } from './dialog.js';
export { Disclosure, type DisclosureProps } from './disclosure.js';
export { ExternalButton, type ExternalButtonProps } from './external-button.js';
export { ExternalLink, type ExternalLinkProps } from './external-link.js';
export { focusItem } from './focus-item.js';
export { FoldedList, type FoldedListProps } from './folded-list.js';
export { Icon, type IconProps } from './icon.js';
export { IconButton, type IconButtonProps } from './icon-button.js';
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
  pictureIcon,
  premiumIcon,
  starFilledIcon,
  starIcon,
  unblockIcon,
  unverifiedIcon,
  verifiedIcon,
  retryIcon,
  searchIcon,
} from './icons/first-icons.js';
export type { IconShape } from './icons/icon-shape.js';
export { LiveRegion, type LiveRegionProps } from './live-region.js';
export { InlineMessage, type InlineMessageProps } from './inline-message.js';
export { isEscape } from './is-escape.js';
export { isPlainClick, type LinkClick } from './is-plain-click.js';
export { lastUsed } from './last-used.js';
export { Picture, type PictureProps, type PictureSource } from './picture.js';
export { Popover, type PopoverProps } from './popover.js';
export { closePopovers, isOpenPopover, openInPlace, opensPopover } from './popover-state.js';
export { Section, type SectionProps } from './section.js';
export { ShowAllLink, type ShowAllLinkProps } from './show-all-link.js';
export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps } from './skeleton.js';
export { SnapRow, type SnapRowProps } from './snap-row.js';
export { Spinner, type SpinnerProps } from './spinner.js';
export { Tag, type TagProps } from './tag.js';
export type { ToastMessage } from './toast.js';
export { ToastRegion, type ToastRegionProps } from './toast-region.js';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.js';
