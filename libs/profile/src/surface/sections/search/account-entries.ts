import type { PageState } from '../../../core/store/page-state.js';
import { viewHref } from '../../../core/views/view.js';
import type { PageEntry } from './page-entries.js';

/** What the page shows beside its sections, in the account's words: who it is, and the names of its other pages. */
export function accountEntries(page: PageState): PageEntry[] {
  const { name, category, statusMessage, description } = page.account;
  const about = [category, statusMessage, description].filter(Boolean).join('\n');
  return [
    { key: 'account', title: name, text: about, href: '#top' },
    ...page.tabs.map(({ id, title }) => ({
      key: `page ${id}`,
      title,
      href: viewHref(page, { name: 'page', pageId: id }),
    })),
  ];
}
