'use client';

export { ownPlugins } from './page/own-plugins.js';
export { servedFilesOf } from './page/account-file-kinds.js';
export type { WantedListPage } from './surface/sections/find-item.js';
export { askedOf } from './surface/sections/outline-sections.js';
export { showAllText } from './surface/sections/show-all-text.js';
export { ownViewsOf } from './page/own-views.js';
export { goOnUnknown, recallVisitor } from './page/recall-visitor.js';
export { rememberScrollPosition } from './page/remember-scroll-position.js';
