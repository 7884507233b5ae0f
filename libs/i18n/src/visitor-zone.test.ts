import { afterEach, expect, it, vi } from 'vitest';
import { visitorZone } from './index.js';

afterEach(() => vi.restoreAllMocks());

function onDeviceIn(timeZone: string): void {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

it('the zone is that of the visitor’s device', () => {
  onDeviceIn('America/New_York');
  expect(visitorZone('Asia/Tokyo')).toBe('America/New_York');
});

it.each(['Etc/Unknown', ''])('the account’s zone is used when the device gives %j', (timeZone) => {
  onDeviceIn(timeZone);
  expect(visitorZone('Asia/Tokyo')).toBe('Asia/Tokyo');
});
