import type { SectionContract } from '@oa-profile/plugin-sdk';
import { sectionContracts } from '../section-contracts.js';

/** All types of sections that an owner can put on the page: those of the plugins that there are. */
export const sectionTypes: readonly string[] = sectionContracts.map(({ type }) => type);

/**
 * What is known of a section of a type.
 *
 * @throws Error for a type that no plugin has: a seed has a mistake in it.
 */
export function contractOf(type: string): SectionContract<unknown> {
  const contract = sectionContracts.find((each) => each.type === type);
  if (!contract) throw new Error(`No plugin is for a section of type ${type}`);
  return contract;
}
