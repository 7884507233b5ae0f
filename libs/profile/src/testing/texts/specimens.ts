import type { Dictionary, Language } from '@oa-profile/i18n';
import type { PackageTexts } from './every-dictionary.js';
import { sampleValues } from './sample-values.js';

/** The kind of container of a text. */
export type SpecimenKind = 'title' | 'button' | 'tag' | 'label' | 'message';

/** A text as a visitor sees it. */
export interface Specimen {
  key: string;
  text: string;
}

/** The longest and the shortest text of one kind in one language. */
export interface Extremes {
  longest: Specimen;
  shortest: Specimen;
}

const sentence = /[.。…!?]$|^.{60}/;
const keysOf = {
  title: /(^|\.)(title|[a-z]+Title)$/,
  tag: /(^|\.)(nearby(?!\.show)|kind|usage|state|level|badge|soldOut|joined|new|friends?|few|full|none|free|status|reached)(\.|_|$)/,
  button:
    /(^|\.)(show(All|More)\w*|retry|copy(Link)?|order(\.\w+)?|join|open|visit|send|now|anyway|sendMessage|updateApp|openOnThisDevice|showCode|calendar|another|follow|addFriend|unblock|chat|call|favorite|rotateAnyway|openInBrowser|backTo)$/,
};

/** The kind of container of a text, recognised by its key and its English. */
export function kindOf(key: string, english: string): SpecimenKind {
  if (sentence.test(english)) return 'message';
  const kinds = Object.keys(keysOf) as (keyof typeof keysOf)[];
  return kinds.find((kind) => keysOf[kind].test(key)) ?? 'label';
}

/** The extremes of a package's texts of one kind in one language; undefined if it has none. */
export function extremesOf(
  { texts }: PackageTexts,
  kind: SpecimenKind,
  language: Language,
): Extremes | undefined {
  const specimens = Object.entries(texts[language])
    .filter(([key]) => kindOf(key, texts.en[key] ?? '') === kind)
    .map(([key, text]) => ({ key, text: fill(text, sampleValues(language)) }))
    .sort((one, other) => one.text.length - other.text.length);
  const [shortest] = specimens;
  const longest = specimens.at(-1);
  return longest && shortest && { longest, shortest };
}

function fill(text: string, values: Dictionary): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No sample of {{${name}}} in sample-values.ts`);
    return value;
  });
}
