import type { ReservationInventory } from '@oa-profile/api-client/schemas';

/** Most who reserve are two. */
const USUAL = 2;

/** Sizes of a party that the account takes; at least one, whatever its limits say. */
export function partySizes({ min, max }: ReservationInventory['partySize']): number[] {
  const least = Math.max(1, min);
  return Array.from({ length: Math.max(1, max - least + 1) }, (_, more) => least + more);
}

/** The size that is reserved for: the one the visitor chose, as far as the account takes it. */
export function partySizeOf(limits: ReservationInventory['partySize'], chosen = USUAL): number {
  const sizes = partySizes(limits);
  const [least = 1] = sizes;
  const most = sizes.at(-1) ?? least;
  return Math.min(Math.max(chosen, least), most);
}
