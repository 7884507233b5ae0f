import { parseStorableJson, storableText } from '../storable-json.js';

/** What is stored of a Sentry envelope in addition to its text. */
export interface ParsedEnvelope {
  header: unknown;
  types: string[];
}

/**
 * Parses an envelope: a line of JSON, then items, each a line of JSON and a payload, whose length its header gives or
 * which ends with the line. Undefined for anything else.
 */
export function parseEnvelope(raw: string): ParsedEnvelope | undefined {
  try {
    let rest = Buffer.from(raw);
    const line = (): string => {
      const end = rest.indexOf('\n');
      const text = rest.subarray(0, end < 0 ? rest.length : end).toString();
      rest = end < 0 ? Buffer.alloc(0) : rest.subarray(end + 1);
      return text;
    };
    const header = parseStorableJson(line());
    if (typeof header !== 'object' || header === null) return undefined;
    const types: string[] = [];
    while (rest.length > 0) {
      const text = line();
      if (text.trim() === '') continue;
      const { type, length } = JSON.parse(text) as { type?: unknown; length?: unknown };
      types.push(storableText(String(type)));
      if (typeof length === 'number') rest = rest.subarray(length);
      else line();
    }
    return { header, types };
  } catch {
    return undefined;
  }
}
