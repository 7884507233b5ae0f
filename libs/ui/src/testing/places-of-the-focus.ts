/** What may have the focus when a button is tapped: nothing, what the skip link leads to, a link, or a text field. */
export function placesOfTheFocus(part: HTMLElement): readonly (HTMLElement | undefined)[] {
  const target = document.createElement('div');
  target.tabIndex = -1;
  const link = document.createElement('a');
  link.href = '#place';
  link.textContent = 'A link';
  const field = document.createElement('input');
  field.ariaLabel = 'A field';
  part.append(target, link, field);
  return [undefined, target, link, field];
}
