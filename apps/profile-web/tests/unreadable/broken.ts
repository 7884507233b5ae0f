import { examplesOf, type ApiDocument, type SchemaObject } from '../../../../tools/build/api-document.js';

type Fields = Record<string, unknown>;

/** Where a field is, by names and positions. */
export type Path = readonly (string | number)[];

/** Data with one field that cannot be read. */
export interface Broken {
  /** The field, with a star for each position in a list. */
  field: string;
  path: Path;
  /** What stands there instead. */
  value: string;
  data: unknown;
}

/** What stands in place of what can be read: other types, nothing, not a number, a word that nobody knows yet. */
const oddValues: readonly unknown[] = [7, true, 'brandNew', '', null, Number.NaN, 1e21, {}, [], [7]];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const fieldOf = (path: Path): string => path.map((part) => (typeof part === 'number' ? '*' : part)).join('.');

const at = (data: unknown, path: Path): unknown =>
  path.reduce((value, part) => (isFields(value) ? value[part] : undefined), data);

function changed(data: unknown, path: Path, change: (owner: Fields, name: string | number) => void): unknown {
  const copy = structuredClone(data);
  const name = path.at(-1);
  if (name !== undefined) change(at(copy, path.slice(0, -1)) as Fields, name);
  return copy;
}

/** All fields and items of data, at any depth. */
function pathsIn(data: unknown, path: Path = []): Path[] {
  if (!isFields(data)) return [];
  return Object.entries(data).flatMap(([name, value]) => {
    const place = [...path, Array.isArray(data) ? Number(name) : name];
    return [place, ...pathsIn(value, place)];
  });
}

/** Of a list only its first item: what holds for one item must not hide behind the others. */
function withOneItemEach(data: unknown): unknown[] {
  if (!isFields(data)) return [data];
  const lists = Object.entries(data).filter(([, list]) => Array.isArray(list) && isFields(list[0]));
  const first = {
    ...data,
    ...Object.fromEntries(lists.map(([name, list]) => [name, [(list as unknown[])[0]]])),
  };
  return [
    first,
    ...lists.flatMap(([name, list]) =>
      (list as unknown[]).slice(1).map((item) => ({ ...first, [name]: [item] })),
    ),
  ];
}

/** The same with each yes or no the other way around. */
const turned = (data: unknown): unknown[] =>
  pathsIn(data)
    .filter((path) => typeof at(data, path) === 'boolean')
    .map((path) => changed(data, path, (owner, name) => (owner[name] = owner[name] === false)));

/** What can be said of data: texts and numbers other than 0 say the same as any others. */
const shapeOf = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) => {
    if (typeof value === 'number') return Math.sign(value);
    return typeof value === 'string' && !/^[a-z][A-Za-z]+$/.test(value) ? '' : value;
  });

/** Whole data, one item of each list, in all shapes that are among the samples. */
export function wholeData(samples: readonly unknown[]): unknown[] {
  const all = samples.flatMap(withOneItemEach).flatMap((data) => [data, ...turned(data)]);
  return [...new Map(all.map((data) => [shapeOf(data), data])).values()];
}

/** Whether an odd value says something else instead: another number, no or yes, an empty list. */
const canBeRead = (odd: unknown, given: unknown): boolean =>
  (odd === 7 && typeof given === 'number') ||
  (typeof odd === 'boolean' && typeof given === 'boolean') ||
  (Array.isArray(odd) && odd.length === 0 && Array.isArray(given));

/** Of a week the day of the samples' now and one other: the rest are read alike. */
const OTHER_DAYS = /^(?:mon|tue|wed|thu|fri)$/;

/** The data with each field in turn made unreadable, or missing where the contract wants it. */
export function brokenIn(data: unknown, isRequired: (path: Path) => boolean): Broken[] {
  const paths = pathsIn(data).filter((path) => !path.some((name) => OTHER_DAYS.test(String(name))));
  return paths.flatMap((path) => {
    const field = fieldOf(path);
    const given = at(data, path);
    const odd = oddValues.filter((value) => !canBeRead(value, given));
    return [
      ...odd.map((value) => ({
        field,
        path,
        value: typeof value === 'number' ? String(value) : JSON.stringify(value),
        data: changed(data, path, (owner, name) => (owner[name] = value)),
      })),
      ...(isRequired(path)
        ? [{ field, path, value: 'absent', data: changed(data, path, (owner, name) => delete owner[name]) }]
        : []),
    ];
  });
}

/** What the contract's document says of its schemas. */
export interface Contract {
  fieldsOf: (schema: string) => string[];
  /** Whether an answer must have a field. */
  isRequired: (schema: string, path: Path) => boolean;
  /** An answer that has every field. */
  exampleOf: (schema: string) => unknown;
}

/** Reads the contract's document. */
export function contractOf(document: ApiDocument): Contract {
  const { schemas } = document.components;
  const resolved = (schema: SchemaObject | undefined): SchemaObject =>
    schema?.$ref ? resolved(schemas[schema.$ref.split('/').at(-1) ?? '']) : (schema ?? {});
  const fields = (schema: SchemaObject, path: Path = []): Path[] => {
    const { properties = {}, items } = resolved(schema);
    return [
      ...Object.entries(properties).flatMap(([name, field]) => [
        [...path, name],
        ...fields(field, [...path, name]),
      ]),
      ...(items ? fields(items, [...path, 0]) : []),
    ];
  };
  return {
    fieldsOf: (schema) => fields(schemas[schema] ?? {}).map(fieldOf),
    isRequired(schema, path) {
      const owner = path
        .slice(0, -1)
        .reduce<SchemaObject>(
          (part, name) => resolved(typeof name === 'number' ? part.items : part.properties?.[name]),
          resolved(schemas[schema]),
        );
      return owner.required?.includes(String(path.at(-1))) ?? false;
    },
    exampleOf: (schema) => examplesOf(schemas[schema] ?? {}, document)[0],
  };
}
