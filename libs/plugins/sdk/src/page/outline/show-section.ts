import { decodeAddress } from '@oa-profile/host-bridge/internal/app-entry';
import { sectionElementId } from './section-element-id.js';

/** Scrolls to the section that a fragment names and focuses its heading. Returns whether the section exists. */
export function showSection(fragment: string): boolean {
  const id = decodeAddress(fragment.slice(1));
  // Links to sections had no prefix once.
  const section = document.getElementById(id) ?? document.getElementById(sectionElementId(id));
  if (!section) return false;
  section.scrollIntoView({ block: 'start', behavior: 'instant' });
  const heading = document.getElementById(`${section.id}-title`);
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
