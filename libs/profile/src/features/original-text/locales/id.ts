import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const id: Translation<typeof en> = {
  'driver.title': 'Tunjukkan ke sopir',
  'driver.request': 'Tolong antar saya ke alamat ini.',
  'staff.title': 'Tunjukkan ke staf',
  'staff.request': 'Saya mau yang ini.',
  map: 'Buka di peta',
};
