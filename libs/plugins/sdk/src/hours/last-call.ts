import type { BusinessType } from '@oa-profile/api-client';

/** What ends before a place closes: its last orders, admissions or appointments, or just the last who are let in. */
export type LastCall = 'order' | 'admission' | 'appointment' | 'entry';

const ofBusiness: Partial<Record<BusinessType, LastCall>> = {
  bakery: 'order',
  bar: 'order',
  cafe: 'order',
  fastFood: 'order',
  restaurant: 'order',
  museum: 'admission',
  beautySalon: 'appointment',
  daySpa: 'appointment',
  dentist: 'appointment',
  hairSalon: 'appointment',
  medicalClinic: 'appointment',
};

/** What ends at the `lastOrder` of an account's hours, by its kind of business. */
export function lastCallOf({ businessType }: { businessType?: BusinessType | undefined }): LastCall {
  return (businessType && ofBusiness[businessType]) ?? 'entry';
}
