import type { SummaryPart } from '@oa-profile/plugin-sdk/page';
import { AddressMap, PlaceLink, PlacePicture } from './place-summary.js';
import { placeTexts } from './place-texts.js';

export const latePlaceSummary: SummaryPart = {
  texts: placeTexts,
  Picture: PlacePicture,
  Link: PlaceLink,
  AddressPicture: AddressMap,
};
