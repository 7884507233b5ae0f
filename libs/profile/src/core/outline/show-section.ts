/** Scrolls to a section and focuses its heading. Returns whether the section exists. */
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
