import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { namespaces } from '@oa-profile/storage';
import { addInAppPlugin } from '../actions/add-in-app/add-in-app-plugin.js';
import { askPlugin } from '../actions/ask/ask-plugin.js';
import { callPlugin } from '../actions/call/call-plugin.js';
import { followPlugin } from '../actions/follow/follow-plugin.js';
import { keepPlugin } from '../actions/keep/keep-plugin.js';
import { originalTextPlugin } from '../actions/original-text/original-text-plugin.js';
import { relationPlugin } from '../actions/relation/relation-plugin.js';
import { reportPlugin } from '../actions/report/report-plugin.js';
import { sharePlugin } from '../actions/share/share-plugin.js';
import { contactPlugin } from '../surface/contact/contact-plugin.js';
import { savePlugin } from '../surface/save/save-plugin.js';
import { morePlugin } from '../surface/shortcuts/more-plugin.js';
import { linkActionPlugin } from '../surface/link-action/link-action-plugin.js';

/** What the page itself keeps: nothing else can have these names. */
const thePage = {
  name: 'page',
  states: ['page', 'view', 'returns', 'connection', 'notices', 'dialogs', 'sectionData', 'ownHighlights'],
  saves: Object.keys(namespaces),
} satisfies Plugin;

/**
 * What every account has. The one place that names all of it; the host's list has the rest. Their names have a slash, which no
 * section's type has: so an API may send a section of the type `contact`.
 */
export const pluginList = [
  thePage,
  relationPlugin,
  keepPlugin,
  followPlugin,
  sharePlugin,
  addInAppPlugin,
  callPlugin,
  originalTextPlugin,
  askPlugin,
  reportPlugin,
  contactPlugin,
  savePlugin,
  morePlugin,
  linkActionPlugin,
] as const satisfies readonly Plugin[];

/** The same list, as plain plugins: they are on the page of every host, which adds those that it chooses. */
export const ownPlugins: readonly Plugin[] = pluginList;
