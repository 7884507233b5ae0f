/** The properties of a contact card (RFC 2426) or calendar file (RFC 5545): name, parameters, value as written. */
export interface ContentLine {
  name: string;
  parameters: string[];
  value: string;
}

/** Unfolds and reads the lines. Each must end with CRLF and have a name. */
export function contentLines(file: string): ContentLine[] {
  if (!file.endsWith('\r\n') || /[^\r]\n/.test(file)) throw new Error('A line does not end with CRLF.');
  return file
    .replace(/\r\n /g, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const [, name = '', parameters = '', value = ''] = /^([A-Za-z-]+)((?:;[^:]*)?):(.*)$/.exec(line) ?? [];
      if (!name) throw new Error(`This is no content line: ${line}`);
      return { name, parameters: parameters.split(';').slice(1), value };
    });
}

/** The values of a property, each divided into its parts and unescaped. */
export const valuesOf = (lines: readonly ContentLine[], name: string): string[][] =>
  lines
    .filter((line) => line.name === name)
    .map(({ value }) =>
      value
        .split(/(?<!\\)(?:\\\\)*;/)
        .map((part) =>
          part.replace(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter)),
        ),
    );
