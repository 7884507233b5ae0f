import { addons } from 'storybook/manager-api';
import { systemIsDark, themes } from './theme.js';

const system = systemIsDark();

function followSystem(): void {
  addons.setConfig({ theme: themes[system.matches ? 'dark' : 'light'] });
}

followSystem();
system.addEventListener('change', followSystem);
