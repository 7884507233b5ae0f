/** A place to find on a map: by its name and address, near its position if that is known. */
export interface PlaceOnMap {
  name: string;
  /** The address in words. */
  text: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const GOOGLE = 'https://www.google.com/maps';

/** Link to a place on a map: the owner's link, else Google's. */
export function mapLink({ mapUrl, ...place }: PlaceOnMap & { mapUrl?: string | undefined }): string {
  return mapUrl ?? `${GOOGLE}/search/${placePath(place)}`;
}

/** The way to a place on Google's map, which needs no app, unlike `geo:`, which leads nowhere in many web views. */
export function directionsLink(place: PlaceOnMap): string {
  return `${GOOGLE}/dir//${placePath(place)}`;
}

/** The part of an address of Google's map that says what to look for and where. With the point alone, it has no name. */
function placePath({ name, text, latitude, longitude }: PlaceOnMap): string {
  const words = new URLSearchParams({ '': `${name}, ${text.replace(/\s+/g, ' ')}` }).toString().slice(1);
  return latitude === undefined || longitude === undefined ? words : `${words}/@${latitude},${longitude},17z`;
}
