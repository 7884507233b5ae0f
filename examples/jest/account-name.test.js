import { accountName } from './account-name.js';

const account = {
  accountId: 'a-1',
  basicSearchId: '@412kmrbi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi Coffee',
  badge: 'verified',
  features: [],
};
const page = { account, sections: [], subPages: [], nearbyPlaces: [] };

test('an account has a name', async () => {
  const answered = () => Promise.resolve(Response.json({ result: page }));
  expect(await accountName('@komorebi', answered)).toBe('Komorebi Coffee');
});

test('an account that does not exist has none', async () => {
  const answered = () => Promise.resolve(Response.json({ message: 'No.' }, { status: 404 }));
  expect(await accountName('@nobody', answered)).toBeUndefined();
});
