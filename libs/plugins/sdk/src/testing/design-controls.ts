import type { Relation } from '@oa-profile/api-client';

/** The parts of a story that a designer can change. Those left out stay as in the story. */
export interface DesignControls {
  /** State of the data. */
  status?: 'Success' | 'Loading' | 'Failure';
  /** The visitor's relation to the account; 'notKnown' until the page has asked. */
  relation?: Relation['friendshipType'] | 'notKnown';
  /** How many items the list has. The story's own are repeated for more. */
  items?: number | undefined;
  /** Name of the first item, else of the whole. */
  name?: string;
  /** Price of the first item that has one, in its currency. */
  price?: number;
  /** Whether items have their pictures. */
  pictures?: boolean;
  /** Open all day, closed all day, or the story's own hours. */
  hours?: 'asGiven' | 'open' | 'closed';
}

/** Those of {@link DesignControls} that change data. */
export type DataControls = Pick<DesignControls, 'items' | 'name' | 'price' | 'pictures' | 'hours'>;

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields for lists and names in the data of plugins. */
const LISTS = ['items', 'plans', 'services', 'links'];
const NAMES = ['name', 'title', 'question', 'author', 'handle', 'caption', 'text'];
const PICTURES = ['picture', 'pictures', 'icon'];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * The controls that apply to the data, at the values that change nothing.
 *
 * @example
 * ```ts
 * dataControls({ items: [{ id: 'tea', name: 'Tea' }] }); // { items: 1, name: 'Tea' }
 * ```
 */
export function dataControls(data: unknown): DataControls {
  if (!isItem(data)) return {};
  const list = listOf(data);
  const [nameOf, name] = named(data) ?? [];
  const prices = pricesIn(data);
  return {
    ...(list && { items: list.length }),
    ...(nameOf !== undefined && { name: name ?? '' }),
    ...(prices[0] !== undefined && { price: prices[0] }),
    ...(hasPictures(data) && { pictures: true }),
    ...(isItem(data['hours']) && { hours: 'asGiven' as const }),
  };
}

/**
 * The data changed by the controls. Every value of a control is valid.
 *
 * @example
 * ```ts
 * designedData({ items: [{ id: 'tea', name: 'Tea' }] }, { items: 2 });
 * // { items: [{ id: 'tea', name: 'Tea' }, { id: 'tea-2', name: 'Tea' }] }
 * ```
 */
export function designedData(data: unknown, controls: DataControls): unknown {
  if (!isItem(data)) return data;
  const given = dataControls(data);
  const { items, name, price, pictures, hours } = controls;
  let designed = data;
  // An empty name would be refused.
  if (name && given.name !== undefined && name !== given.name) designed = renamed(designed, name);
  if (price !== undefined && given.price !== undefined && price !== given.price)
    designed = priced(designed, price);
  if (pictures === false) designed = withoutPictures(designed) as Item;
  if (hours && hours !== 'asGiven' && isItem(designed['hours']))
    designed = { ...designed, hours: allDay(designed['hours'], hours === 'open') };
  if (items !== undefined && given.items !== undefined && items !== given.items)
    designed = counted(designed, items);
  return designed;
}

/** Key and items of the section's main list. */
function listIn(data: Item): readonly [string, readonly Item[]] | undefined {
  const field = LISTS.find((name) => Array.isArray(data[name]));
  return field === undefined ? undefined : [field, data[field] as readonly Item[]];
}

const listOf = (data: Item): readonly Item[] | undefined => listIn(data)?.[1];

/** The key and value of the field that names the first item, else the whole. */
function named(data: Item): readonly [string, string | undefined] | undefined {
  const item = listOf(data)?.[0] ?? data;
  const field = NAMES.find((name) => typeof item[name] === 'string');
  return field === undefined ? undefined : [field, item[field] as string];
}

function renamed(data: Item, name: string): Item {
  const [field] = named(data) ?? [];
  const [list, [first, ...others] = []] = listIn(data) ?? [];
  if (field === undefined) return data;
  return list !== undefined && first
    ? { ...data, [list]: [{ ...first, [field]: name }, ...others] }
    : { ...data, [field]: name };
}

const isMoney = (value: unknown): value is { amount: number; currency: string } =>
  isItem(value) && typeof value['amount'] === 'number' && typeof value['currency'] === 'string';

function pricesIn(value: unknown): number[] {
  if (isMoney(value)) return [value.amount];
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  return isItem(value) ? Object.values(value).flatMap(pricesIn) : [];
}

/** Changes the first price. */
function priced(data: Item, amount: number): Item {
  let isFirst = true;
  const change = (value: unknown): unknown => {
    if (isMoney(value)) {
      const changed = isFirst ? { ...value, amount: Math.max(0, amount) } : value;
      isFirst = false;
      return changed;
    }
    return mapParts(value, change);
  };
  return change(data) as Item;
}

/** A copy with each of its parts changed. */
function mapParts(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isItem(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

const hasPictures = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasPictures)
    : isItem(value) &&
      Object.entries(value).some(([name, part]) =>
        PICTURES.includes(name) && part ? true : hasPictures(part),
      );

function withoutPictures(value: unknown): unknown {
  if (!isItem(value)) return mapParts(value, withoutPictures);
  const others = Object.entries(value).filter(([name]) => !PICTURES.includes(name));
  return mapParts(Object.fromEntries(others), withoutPictures);
}

function allDay(hours: Item, isOpen: boolean): Item {
  const day = isOpen ? [{ opens: '00:00', closes: '24:00' }] : [];
  const { timeZone } = hours;
  return { timeZone, weekly: Object.fromEntries(DAYS.map((name) => [name, day])) };
}

function counted(data: Item, count: number): Item {
  const [field, list = []] = listIn(data) ?? [];
  if (field === undefined || !list.length) return data;
  const length = Math.max(0, Math.floor(count) || 0);
  const repeated = Array.from({ length }, (_, index) => {
    const item = list[index % list.length] as Item;
    const round = Math.floor(index / list.length) + 1;
    return round === 1 ? item : again(item, round);
  });
  return { ...data, [field]: repeated };
}

/** A copy of an item, with a new id. */
function again(item: Item, round: number): Item {
  const { id, handle } = item;
  return {
    ...item,
    ...(typeof id === 'string' && { id: `${id}-${round}` }),
    ...(typeof handle === 'string' && { handle: `${handle}-${round}` }),
  };
}
