import type { NearbyPlace } from '@oa-profile/api-client';
import type { PageState } from '@oa-profile/plugin-sdk/page';

/** Where maps load their pictures. */
export interface MapTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Attribution that the map's licence requires; plain text. */
  attribution: string;
}

/** What comes with the page. */
export interface GivenPlace {
  nearby: readonly NearbyPlace[];
  /** Without them, the place is described in words only. */
  tiles?: MapTiles;
}

const nothing: GivenPlace = { nearby: [] };

export const givenPlace = ({ given }: PageState): GivenPlace =>
  (given?.['place'] as GivenPlace | undefined) ?? nothing;
