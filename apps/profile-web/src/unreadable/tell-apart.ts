import document from '@oa-profile/api-client/openapi.json' with { type: 'json' };
import { brokenIn, contractOf, wholeData, type Contract, type FieldSchema } from './broken.js';
import type { Meanings } from './meanings.js';
import type { Said, Speaker } from './said.js';

export const contract: Contract = contractOf(
  document.components.schemas as Readonly<Record<string, FieldSchema>>,
);

/** What data of which one field cannot be read promise, or no longer forbid, beside what the whole ones say. */
function lieOf(whole: Said, broken: Said, { promises, restrictions, unknown }: Meanings): string | undefined {
  // Nothing is said at all.
  if (broken.size === 0) return undefined;
  const count = (said: Said, key: string): number => said.get(key) ?? 0;
  const isMore = (key: string): boolean => count(broken, key) > count(whole, key);
  const promised = promises.filter(isMore);
  if (promised.length > 0) return `says '${promised.join("', '")}'`;
  // Another restriction that stands before the lost one keeps the visitor from it as well.
  if ([...unknown, ...restrictions].some(isMore)) return undefined;
  const lost = restrictions.filter((key) => count(broken, key) < count(whole, key));
  return lost.length > 0 ? `no longer says '${lost.join("', '")}'` : undefined;
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
      const lie = lieOf(whole, await speak(broken), meanings);
      if (lie === undefined) continue;
      const ofAnyDay = field.replace(/\.(?:sun|sat)\b/, '.*');
      if (meanings.leftOut?.[ofAnyDay] !== undefined) leftOut.add(ofAnyDay);
      else told.set(`${field} ${lie}`, (told.get(`${field} ${lie}`) ?? new Set()).add(value));
    }
  }
  return {
    told: [...told].map(([lie, values]) => `${lie}: ${[...values].join(' ')}`),
    fields,
    leftOut: [...leftOut].sort(),
  };
}
