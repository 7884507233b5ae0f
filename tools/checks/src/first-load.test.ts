import { expect, it } from 'vitest';
import { styleSheets } from './first-load.js';

it('finds the one style sheet of a build', () => {
  const build = { 'style.css': { file: 'assets/style-1.css' }, 'main.ts': { file: 'assets/main-1.js' } };
  expect([...styleSheets(build)]).toEqual(['assets/style-1.css']);
});

it('refuses a build with another sheet, which would come late, and one without any', () => {
  const late = {
    'style.css': { file: 'assets/style-1.css' },
    'faq.ts': { file: 'assets/faq-1.js', css: ['assets/faq-1.css'] },
  };
  expect(() => styleSheets(late)).toThrow('The build has 2 style sheets');
  expect(() => styleSheets({})).toThrow('The build has 0 style sheets');
});
