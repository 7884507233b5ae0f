import type { LateDialog } from '../../../core/feature/feature.js';
import { SearchDialog } from './search-dialog.js';
import { searchTexts } from './search-texts.js';

export const lateSearch: LateDialog = { Component: SearchDialog, texts: searchTexts };
