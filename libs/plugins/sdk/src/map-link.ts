import type { BasicInfo } from '@oa-profile/api-client/schemas';

/** Link to a map of the address: the owner's link, else the coordinates, else a search for the text. */
export function mapLink({ text, latitude, longitude, mapUrl }: NonNullable<BasicInfo['address']>): string {
  if (mapUrl) return mapUrl;
  const query = latitude === undefined || longitude === undefined ? text : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`;
}
