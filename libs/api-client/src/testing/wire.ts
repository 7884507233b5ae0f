/** The required fields of an account. */
export const account = {
  accountId: 'a1',
  basicSearchId: '@komorebi',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  name: 'Komorebi',
};

export const picture = { url: 'https://cdn.example/p.png', width: 4, height: 3 };
