import { apiDocument } from '../../../../tools/build/api-document.js';
import { brokenIn, contractOf, wholeData, type Contract } from './broken.js';
import type { Meanings } from './meanings.js';
import type { Said, Speaker } from './said.js';

export const contract: Contract = contractOf(apiDocument('api-client'));

/** What data of which one field cannot be read promise, and no longer forbid, beside what the whole ones say. */
function changesOf(
  whole: Said,
  broken: Said,
  { promises, restrictions, unknown }: Meanings,
): { promised: string[]; lost: string[] } {
  // Nothing is said at all.
  if (broken.size === 0) return { promised: [], lost: [] };
  const count = (said: Said, key: string): number => said.get(key) ?? 0;
  const isMore = (key: string): boolean => count(broken, key) > count(whole, key);
  // Another restriction that stands before the lost one keeps the visitor from it as well.
  const isReplaced = [...unknown, ...restrictions].some(isMore);
  return {
    promised: promises.filter(isMore),
    lost: isReplaced ? [] : restrictions.filter((key) => count(broken, key) < count(whole, key)),
  };
}

/** What {@link lies} finds. */
export interface Lies {
  /** 'items.*.used says …: "brandNew" null' */
  told: string[];
  /** Fields that have been tried. */
  fields: ReadonlySet<string>;
  /** Fields of {@link Meanings.leftOut} without which the sentence stands that is meant there. */
  leftOut: string[];
}

/** Everything that is wrongly said of data of which one field cannot be read. */
export async function lies(
  speak: Speaker,
  schema: string,
  samples: readonly unknown[],
  meanings: Meanings,
): Promise<Lies> {
  const fields = new Set<string>();
  const leftOut = new Set<string>();
  const told = new Map<string, Set<string>>();
  for (const data of wholeData(samples)) {
    const whole = await speak(data);
    for (const { field, value, data: broken } of brokenIn(data, (path) =>
      contract.isRequired(schema, path),
    )) {
      fields.add(field);
      const { promised, lost } = changesOf(whole, await speak(broken), meanings);
      if (promised.length + lost.length === 0) continue;
      const ofAnyDay = field.replace(/\.(?:sun|sat)\b/, '.*');
      const exception = meanings.leftOut?.[ofAnyDay];
      if (exception) leftOut.add(ofAnyDay);
      const wrong = [
        ...promised.filter((key) => !exception?.says?.includes(key)).map((key) => `says '${key}'`),
        ...(exception ? [] : lost.map((key) => `no longer says '${key}'`)),
      ];
      for (const each of wrong)
        told.set(`${field} ${each}`, (told.get(`${field} ${each}`) ?? new Set()).add(value));
    }
  }
  return {
    told: [...told].map(([lie, values]) => `${lie}: ${[...values].join(' ')}`),
    fields,
    leftOut: [...leftOut].sort(),
  };
}
