import type { BasicInfo } from '@oa-profile/api-client/schemas';

/** Where a map shows the address: where the owner says, else at the coordinates, else where a search leads. */
export function mapLink({ text, latitude, longitude, mapUrl }: NonNullable<BasicInfo['address']>): string {
  if (mapUrl) return mapUrl;
  const query = latitude === undefined || longitude === undefined ? text : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`;
}
