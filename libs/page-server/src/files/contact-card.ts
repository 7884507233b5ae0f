import { contentLines, textValue, urlValue } from '@oa-profile/plugin-sdk/internal';

/** The subject of a contact card: an account, not a person. */
export interface Contact {
  name: string;
  category?: string | undefined;
  /** As people write it, or a `tel:` address, which can have an extension. */
  phone?: string | undefined;
  address?: ContactAddress | undefined;
  position?: { latitude: number; longitude: number } | undefined;
  /** The account's page first, then its own websites. */
  urls: readonly string[];
  /** Absolute address of a picture that address books can show. */
  photo?: { url: string; type: string } | undefined;
  note?: string | undefined;
}

/** An address in its parts; if only the whole text is known, it is the street. */
export interface ContactAddress {
  street: string;
  locality?: string | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  /** The country's name in the reader's language. */
  country: string;
}

/** A contact card in vCard 3.0 (RFC 2426), which every address book reads. */
export function contactCard({
  name,
  category,
  phone,
  address,
  position,
  urls,
  photo,
  note,
}: Contact): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//oa-profile//contact//EN',
    // Required, but empty: the name is an organization's and has no family name.
    'N:;;;;',
    `FN:${textValue(name)}`,
    `ORG:${textValue(name)}`,
    // Apple's extension: without it, iPhones show the card as a person without a name.
    'X-ABShowAs:COMPANY',
    ...(category ? [`CATEGORIES:${textValue(category)}`] : []),
    ...(phone ? [telephoneLine(phone)] : []),
    ...(address ? [`ADR;TYPE=WORK:${addressValue(address)}`] : []),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    ...urls.map((url) => `URL:${urlValue(url)}`),
    ...(photo ? [`PHOTO;VALUE=URI;TYPE=${photo.type}:${urlValue(photo.url)}`] : []),
    ...(note ? [`NOTE:${textValue(note)}`] : []),
    'END:VCARD',
  ]);
}

/** A `tel:` address is named as one (RFC 6350, 6.4.1). */
const telephoneLine = (phone: string): string =>
  phone.startsWith('tel:')
    ? `TEL;VALUE=uri;TYPE=WORK,VOICE:${urlValue(phone)}`
    : `TEL;TYPE=WORK,VOICE:${textValue(phone)}`;

/** Post-office box and extended address come first, and are always empty. */
function addressValue({ street, locality, region, postalCode, country }: ContactAddress): string {
  return ['', '', street, locality, region, postalCode, country]
    .map((part) => textValue(part ?? ''))
    .join(';');
}
