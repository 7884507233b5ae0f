import { expect, it } from 'vitest';
import { askPlugins } from './ask-plugins.js';

/** What is chosen by somebody who answers so, and what they read. */
async function answering(...answers: string[]) {
  const read: string[] = [];
  const ask = (question: string): Promise<string> => {
    read.push(question);
    return Promise.resolve(answers.shift() ?? expect.fail(question));
  };
  const choice = { known: ['faq', 'search', 'coupon'], usual: ['faq', 'search'] };
  return { chosen: await askPlugins(choice, ask, (sentence) => read.push(sentence)), read };
}

it('whoever only confirms gets what is usual', async () => {
  const { chosen, read } = await answering(' ');
  expect(chosen).toEqual(['faq', 'search']);
  expect(read).toEqual([
    'The plugins are faq, search, coupon.',
    'Which plugins? With commas, or none [faq,search] ',
  ]);
});

it('names are separated by commas, and none is a choice, too', async () => {
  expect((await answering('coupon, faq,coupon')).chosen).toEqual(['coupon', 'faq']);
  expect((await answering('none')).chosen).toEqual([]);
});

it('whoever names something unknown is told so, and asked again', async () => {
  const { chosen, read } = await answering('weather', 'faq');
  expect(chosen).toEqual(['faq']);
  expect(read).toContain("There is no 'weather' among the plugins, which are faq, search, coupon.");
});
