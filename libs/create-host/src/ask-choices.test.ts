import { expect, it } from 'vitest';
import { askChoices } from './ask-choices.js';
import type { Chosen } from './choices.js';

const choices = {
  plugins: { known: ['faq', 'coupon'], usual: ['faq'] },
  features: { known: ['place', 'search'], usual: ['place', 'search'] },
};

/** What is chosen by somebody who answers so, and what they read. */
async function answering(...answers: string[]) {
  return given({}, answers);
}

async function given(already: Partial<Chosen>, answers: string[]) {
  const read: string[] = [];
  const ask = (question: string): Promise<string> => {
    read.push(question);
    return Promise.resolve(answers.shift() ?? expect.fail(question));
  };
  return { chosen: await askChoices(choices, already, ask, (sentence) => read.push(sentence)), read };
}

it('whoever only confirms gets what is usual', async () => {
  const { chosen, read } = await answering('', ' ');
  expect(chosen).toEqual({ plugins: ['faq'], features: ['place', 'search'] });
  expect(read).toEqual([
    'The plugins are faq, coupon.',
    'Which plugins? With commas, or none [faq] ',
    'The features are place, search.',
    'Which features? With commas, or none [place,search] ',
  ]);
});

it('names are separated by commas, and none is a choice, too', async () => {
  expect((await answering('coupon, faq,coupon', 'none')).chosen).toEqual({
    plugins: ['coupon', 'faq'],
    features: [],
  });
});

it('whoever names something unknown is told so, and asked again', async () => {
  const { chosen, read } = await answering('weather', 'faq', '');
  expect(chosen.plugins).toEqual(['faq']);
  expect(read).toContain("There is no 'weather' among the plugins, which are faq, coupon.");
});

it('nobody is asked for what is given', async () => {
  const { chosen, read } = await given({ plugins: [] }, ['search']);
  expect(chosen).toEqual({ plugins: [], features: ['search'] });
  expect(read).toHaveLength(2);
});
