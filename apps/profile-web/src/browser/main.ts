import '@oa-profile/ui/style.css';
// Here, since the server renders error pages and no other script would load their styles.
import '@oa-profile/profile/error-page.css';
import './page.css';
import './start/start.css';
import { boot } from './boot.js';
import { isTooOld } from './start/is-too-old.js';
import { endStart, setStartState } from './start/start-state.js';

// The early script may not have loaded.
if (isTooOld()) endStart('old');
else {
  setStartState('begun');
  void boot();
}
