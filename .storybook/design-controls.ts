import { friendshipTypes } from '@oa-profile/api-client/internal';
import { PagedSectionStory, SectionStory, type SectionStoryProps } from '@oa-profile/plugin-sdk/testing';
import { dataControls, type DesignControls } from '@oa-profile/plugin-sdk/internal/testing';
import type { ArgsEnhancer, ArgTypesEnhancer, InputType } from 'storybook/internal/types';

const relations = [...friendshipTypes, 'notKnown'] as const satisfies readonly DesignControls['relation'][];

/** How each control is shown, in display order. */
const controls: Readonly<Record<keyof DesignControls, InputType>> = {
  status: {
    name: 'Data',
    control: { type: 'inline-radio', labels: { Success: 'there', Loading: 'loading', Failure: 'failed' } },
    options: ['Success', 'Loading', 'Failure'],
  },
  relation: {
    name: 'Relation',
    control: { type: 'select', labels: { notKnown: 'not known yet' } },
    options: relations,
  },
  items: { name: 'Number of items', control: { type: 'range', min: 0, max: 60, step: 1 } },
  name: { name: 'Name', control: { type: 'text' } },
  price: { name: 'Price', control: { type: 'number', min: 0 } },
  pictures: { name: 'Pictures', control: { type: 'boolean' } },
  hours: {
    name: 'Hours',
    control: { type: 'inline-radio', labels: { asGiven: 'as given', open: 'open', closed: 'closed' } },
    options: ['asGiven', 'open', 'closed'],
  },
};

/** Whether a story's component is the one that renders sections. */
export const isSectionStory = (component: unknown): boolean =>
  component === SectionStory || component === PagedSectionStory;

/** The initial values of the controls of a plugin's story. */
export const designArgs: ArgsEnhancer = ({ component, initialArgs }) => {
  if (!isSectionStory(component)) return {};
  const { data, state, context = {} } = initialArgs as unknown as SectionStoryProps;
  return {
    status: state?.status ?? 'Success',
    relation: context.relation === 'unknown' ? 'notKnown' : (context.relation?.friendshipType ?? 'friend'),
    ...dataControls(data),
    ...initialArgs,
  };
};

/** Gives a plugin's story only the controls that apply to its data; other args are for code. */
export const designArgTypes: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  if (!isSectionStory(component)) return argTypes;
  const types: Readonly<Record<string, InputType>> = argTypes;
  const { data } = initialArgs as unknown as SectionStoryProps;
  const offered = ['status', 'relation', ...Object.keys(dataControls(data))];
  const shown = Object.entries(controls).filter(([name]) => offered.includes(name));
  const hidden = Object.entries(types).filter(([name]) => !offered.includes(name));
  const described: [string, InputType][] = [
    ...shown.map(([name, control]): [string, InputType] => [name, { ...types[name], ...control }]),
    ...hidden.map(([name, type]): [string, InputType] => [
      name,
      { ...type, control: false, table: { disable: true } },
    ]),
  ];
  return Object.fromEntries(described) as typeof argTypes;
};
