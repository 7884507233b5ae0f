import '@oa-profile/ui/style.css';
// The server renders error pages, and no script of theirs would bring their styles.
import '@oa-profile/profile/error-page.css';
import './page.css';
import { boot } from './boot.js';

void boot();
