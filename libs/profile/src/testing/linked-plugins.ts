import type { Plugin, LinkOf } from '@oa-profile/plugin-sdk/page';
import { calendarIcon } from '@oa-profile/ui';

const link: LinkOf = ({ basePath }) => ({ icon: calendarIcon, label: 'Reserve', href: `${basePath}/sample` });

/** What a host might have chosen: a plugin with as little as the tests of the page need. */
export const linkedPlugins: readonly Plugin[] = [
  { name: 'sample', shortcut: link, button: link, channel: link },
];
