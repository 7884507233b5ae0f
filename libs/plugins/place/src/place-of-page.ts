import type { NearbyPlace } from '@oa-profile/api-client';
import { basicInfoOf, hoursOf, useProfileSelector, type PageState } from '@oa-profile/plugin-sdk/page';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { useMemo } from 'react';

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

export function givenPlace({ given }: PageState): GivenPlace {
  return (given?.['place'] as GivenPlace | undefined) ?? nothing;
}

/** Where an account is, in words and, if given, as coordinates. */
export type PlaceAddress = NonNullable<BasicInfo['address']>;

/** The account's address from its basic information; undefined if it has none, or the data are invalid. */
export function placeAddress(page: Parameters<typeof basicInfoOf>[0]): PlaceAddress | undefined {
  return basicInfoOf(page)?.address;
}

/** The account's opening hours, according to its sections; undefined if there are none. */
export function useHours(): ReturnType<typeof hoursOf> {
  const page = useProfileSelector((state) => state.page);
  return useMemo(() => hoursOf(page), [page]);
}
