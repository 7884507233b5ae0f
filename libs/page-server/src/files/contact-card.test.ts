import { describe, expect, it } from 'vitest';
import { contactCard, type Contact } from './contact-card.js';

const komorebi: Contact = {
  name: 'Komorebi Coffee',
  urls: ['https://profile.example/@komorebi'],
};

const linesOf = (contact: Partial<Contact>): string[] =>
  contactCard({ ...komorebi, ...contact }).split('\r\n');

describe('a contact card', () => {
  it('a contact card of an account with only a name is an organization with its page', () => {
    expect(contactCard(komorebi)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'PRODID:-//oa-profile//contact//EN',
        'N:;;;;',
        'FN:Komorebi Coffee',
        'ORG:Komorebi Coffee',
        'X-ABShowAs:COMPANY',
        'URL:https://profile.example/@komorebi',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('a contact card has the parts of an address in the order of the standard, each escaped', () => {
    const address = {
      street: '3-99-7 Yanaka; upstairs',
      locality: 'Taito-ku',
      region: 'Tokyo',
      postalCode: '110-0001',
      country: 'Japan',
    };
    expect(linesOf({ address })).toContain(
      'ADR;TYPE=WORK:;;3-99-7 Yanaka\\; upstairs;Taito-ku;Tokyo;110-0001;Japan',
    );
  });

  it('a contact card leaves unknown parts empty', () => {
    expect(linesOf({ address: { street: 'Yanaka, Tokyo', country: 'Japan' } })).toContain(
      'ADR;TYPE=WORK:;;Yanaka\\, Tokyo;;;;Japan',
    );
  });

  it('a contact card has phone number, position, category, picture and note', () => {
    const lines = linesOf({
      phone: '+81 3-0123-4567',
      position: { latitude: 35.7, longitude: 139.7 },
      category: 'Coffee, roastery',
      photo: { url: 'https://images.example/icon.png', type: 'PNG' },
      note: 'Opening hours\nSunday 8:00 AM',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'TEL;TYPE=WORK,VOICE:+81 3-0123-4567',
        'GEO:35.7;139.7',
        'CATEGORIES:Coffee\\, roastery',
        'PHOTO;VALUE=URI;TYPE=PNG:https://images.example/icon.png',
        'NOTE:Opening hours\\nSunday 8:00 AM',
      ]),
    );
  });

  it('a contact card lets neither a text nor an address begin a new line', () => {
    const hostile = '\r\nEND:VCARD\nBEGIN:VCARD\rTEL:1';
    const card = contactCard({
      name: `name${hostile}`,
      category: `category${hostile}`,
      phone: `phone${hostile}`,
      address: { street: hostile, locality: hostile, country: hostile },
      urls: [`https://profile.example/${hostile}`],
      photo: { url: `https://images.example/${hostile}`, type: 'PNG' },
      note: hostile,
    });
    expect(card.match(/^(BEGIN|END|TEL:)/gm)).toEqual(['BEGIN', 'END']);
    expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});
