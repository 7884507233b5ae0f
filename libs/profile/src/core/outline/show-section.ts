/** Brings a section into sight, and the focus to its heading. Returns whether there is such a section. */
export function showSection(id: string): boolean {
  const section = document.getElementById(id);
  if (!section) return false;
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  const heading = document.getElementById(`${id}-title`);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
