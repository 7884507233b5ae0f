import { expect, it } from 'vitest';
import { placeAddress } from './place-of-page.js';

const section = (data: unknown) => ({ type: 'basic-info', id: 'info', data });

it('the address of the place comes from its basic information', () => {
  const address = { text: 'Yanaka 3-99-7', latitude: 35.7, longitude: 139.7 };
  expect(placeAddress({ sections: [section({ address })] })).toMatchObject(address);
});

it('the address leaves out an impossible position and an unsafe link', () => {
  const address = { text: 'Yanaka', latitude: 135, longitude: 'east', mapUrl: 'javascript:alert(1)' };
  expect(placeAddress({ sections: [section({ address })] })).toEqual({ text: 'Yanaka' });
});

it.each([[[]], [[section(undefined)]], [[section('nonsense')]], [[section({ phone: '03' })]]])(
  'placeAddress is undefined in %j',
  (sections) => {
    expect(placeAddress({ sections })).toBeUndefined();
  },
);
