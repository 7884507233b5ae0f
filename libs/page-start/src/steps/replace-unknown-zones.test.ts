import { afterEach, expect, it, vi } from 'vitest';
import { replaceUnknownZones } from './replace-unknown-zones.js';

afterEach(() => vi.unstubAllGlobals());

const hours = { timeZone: 'Asia/Tokyo', weekly: {} };
const data = { account: { timeZone: 'Asia/Tokyo', name: 'Asia/Tokyo' }, sections: [{ data: { hours } }] };
const offsets = { 'Asia/Tokyo': '+09:00', 'Asia/Bangkok': '+07:00' };

it('data stay as they are in a browser that knows all zones', () => {
  const onUnknown = vi.fn();
  expect(replaceUnknownZones(data, offsets, onUnknown)).toBe(data);
  expect(onUnknown).not.toHaveBeenCalled();
});

it('a zone that the browser does not know is the offset of the server, wherever it is named', () => {
  class Lacking extends Intl.DateTimeFormat {
    constructor(...[language, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      if (options?.timeZone === 'Asia/Tokyo') throw new RangeError('Invalid time zone specified: Asia/Tokyo');
      super(language, options);
    }
  }
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: Lacking } }));
  const onUnknown = vi.fn();
  expect(replaceUnknownZones(data, offsets, onUnknown)).toEqual({
    account: { timeZone: '+09:00', name: 'Asia/Tokyo' },
    sections: [{ data: { hours: { ...hours, timeZone: '+09:00' } } }],
  });
  expect(onUnknown.mock.calls).toEqual([['Asia/Tokyo']]);
});
