/** The most texts that are remembered. After that many, the first are long outdated. */
const MAX_TEXTS = 200;

/** The most fields whose current text is remembered separately. */
const MAX_FIELDS = 20;

/** Types of fields whose value is the page's, or is chosen and not written. */
const ownValues = ['button', 'checkbox', 'color', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

/** A field that a visitor writes into. */
type Field = Pick<HTMLInputElement, 'type' | 'value' | 'readOnly' | 'defaultValue'>;

/** What the visitor has written into fields of the page, which no report may quote. */
export interface TypedTexts {
  /** Everything written so far, including text that was changed or deleted, or whose form is gone. */
  all(): string[];
}

/**
 * Remembers what the visitor writes from now on. Of a text that grows letter by letter only the longest version is
 * kept, and the one in the field when it was left. What the document came with in a field is not the visitor's until
 * they change it, and neither is what a field holds that nobody can write into.
 *
 * @param page the document with the fields. @default document
 */
export function rememberTypedTexts(
  page: Pick<Document, 'addEventListener' | 'querySelectorAll'> = document,
): TypedTexts {
  const texts = new Set<string>();
  /** Current texts of the fields, also of fields that were since removed from the page, for which there is no event. */
  const present = new Map<unknown, string>();
  /** Fields with a text of the document. Later, React gives whatever a field holds out as its default. */
  const delivered = new Map<unknown, string>();
  for (const field of fieldsOf(page))
    if (field.value && field.value === field.defaultValue) delivered.set(field, field.value);

  function remember(text: string | undefined): void {
    const trimmed = text?.trim();
    if (!trimmed || texts.has(trimmed)) return;
    texts.add(trimmed);
    const [oldest] = texts;
    if (texts.size > MAX_TEXTS && oldest !== undefined) texts.delete(oldest);
  }
  function note({ target }: Event): void {
    const field = textOf(target);
    if (!field) return;
    delivered.delete(target);
    const before = present.get(target) ?? '';
    // Unless the text has only grown, its old version would be lost.
    if (!field.value.includes(before.trim())) remember(before);
    present.delete(target);
    present.set(target, field.value);
    const [oldest] = present;
    if (present.size <= MAX_FIELDS || !oldest) return;
    remember(oldest[1]);
    present.delete(oldest[0]);
  }
  function rememberField(field: unknown): void {
    const text = textOf(field)?.value;
    if (text !== delivered.get(field)) remember(text);
  }
  function keep({ target }: Event): void {
    rememberField(target);
  }

  page.addEventListener('input', note, true);
  // When a field is left or submitted, its text may be a part of an earlier one.
  page.addEventListener('change', keep, true);
  page.addEventListener('focusout', keep, true);
  return {
    all() {
      for (const field of fieldsOf(page)) rememberField(field);
      for (const text of present.values()) remember(text);
      return [...texts];
    },
  };
}

const fieldsOf = (page: Pick<Document, 'querySelectorAll'>): Iterable<Field> =>
  page.querySelectorAll<HTMLInputElement>('input, textarea');

function textOf(target: unknown): Pick<Field, 'value'> | undefined {
  const { type, value, readOnly } = (target ?? {}) as Partial<Field>;
  return typeof type === 'string' && typeof value === 'string' && !readOnly && !ownValues.includes(type)
    ? { value }
    : undefined;
}
