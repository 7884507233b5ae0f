import type { GenericSchema } from 'valibot';

/** Properties in which valibot's schemas keep their parts. */
interface Parts {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  pipe?: { kind: string; type: string; metadata?: { item?: GenericSchema } }[];
}

/** Every entry of every object in a schema, with its path; `[]` is an item of a list. */
export function entriesOf(schema: GenericSchema, path = ''): [path: string, entry: GenericSchema][] {
  const { entries = {}, item, wrapped, pipe } = schema as Parts;
  const listItem = pipe?.find(({ metadata }) => metadata?.item)?.metadata?.item;
  return [
    ...Object.entries(entries).flatMap(([key, entry]): [string, GenericSchema][] => [
      [`${path}.${key}`, entry],
      ...entriesOf(entry, `${path}.${key}`),
    ]),
    ...(item ? entriesOf(item, `${path}[]`) : []),
    ...(listItem ? entriesOf(listItem, `${path}[]`) : []),
    ...(wrapped ? entriesOf(wrapped, path) : []),
  ];
}
