/** The most texts that are remembered. Somebody who writes more than that has long changed the first. */
const MAX_TEXTS = 200;

/** The most fields whose present text is remembered apart from the others. */
const MAX_FIELDS = 20;

const ownValues = ['button', 'checkbox', 'hidden', 'radio', 'reset', 'submit'];

/** A field that a visitor writes into. */
type Field = Pick<HTMLInputElement, 'type' | 'value'>;

/** What the visitor has written into fields of the page: their own words, which no report may quote. */
export interface TypedTexts {
  /** Everything that was written since, also what was changed or deleted, or whose form is gone. */
  all(): string[];
}

/**
 * Remembers what the visitor writes from now on. Of a text that grows letter by letter only the whole is kept, and what
 * stood in the field when it was left.
 *
 * @param page where fields are. @default document
 */
export function rememberTypedTexts(
  page: Pick<Document, 'addEventListener' | 'querySelectorAll'> = document,
): TypedTexts {
  const texts = new Set<string>();
  /** What stands in the fields, also in those that were taken out of the page since, for which no event tells. */
  const present = new Map<unknown, string>();

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
    const before = present.get(target) ?? '';
    // Unless it has only grown, what stood there is about to be gone.
    if (!field.value.includes(before.trim())) remember(before);
    present.delete(target);
    present.set(target, field.value);
    const [oldest] = present;
    if (present.size <= MAX_FIELDS || !oldest) return;
    remember(oldest[1]);
    present.delete(oldest[0]);
  }
  function keep({ target }: Event): void {
    remember(textOf(target)?.value);
  }

  page.addEventListener('input', note, true);
  // Left or sent: what is written then may be a part of what stood there before.
  page.addEventListener('change', keep, true);
  page.addEventListener('focusout', keep, true);
  return {
    all() {
      for (const field of page.querySelectorAll<HTMLInputElement>('input, textarea'))
        remember(textOf(field)?.value);
      for (const text of present.values()) remember(text);
      return [...texts];
    },
  };
}

function textOf(target: unknown): Field | undefined {
  const { type, value } = (target ?? {}) as Partial<Field>;
  return typeof type === 'string' && typeof value === 'string' && !ownValues.includes(type)
    ? { type, value }
    : undefined;
}
