const ownValues = ['button', 'checkbox', 'hidden', 'radio', 'reset', 'submit'];

/** What the visitor has written into fields of the page: their own words, which no report may quote. */
export function typedTexts(root: Pick<ParentNode, 'querySelectorAll'> = document): string[] {
  return [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter(({ type }) => !ownValues.includes(type))
    .map(({ value }) => value.trim())
    .filter(Boolean);
}
