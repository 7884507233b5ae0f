import '@oa-profile/ui/style.css';
import './page.css';
import { boot } from './boot.js';

void boot();
