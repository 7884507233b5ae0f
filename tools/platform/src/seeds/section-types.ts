import type { SectionContract } from '@oa-profile/plugin-sdk';
import { sectionContracts } from '../section-contracts.js';

/** All types of sections that an owner can put on the page: those of all plugins. */
export const sectionTypes: readonly string[] = sectionContracts.map(({ type }) => type);

/**
 * The contract of a section type.
 *
 * @throws Error for a type without a plugin: a mistake in a seed
 */
export function contractOf(type: string): SectionContract<unknown> {
  const contract = sectionContracts.find((each) => each.type === type);
  if (!contract) throw new Error(`No plugin is for a section of type ${type}`);
  return contract;
}
