import { ProfileError } from '@oa-profile/errors';
import { Button } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { fallback, object, optional, picklist, string } from 'valibot';
import { defineSection, type PluginTexts, type PluginSection, type SectionProps } from './section.js';
import { SectionFrame, type SectionFrameProps } from './section-frame.js';
import type { SectionState } from './section-state.js';
import { storyContext } from './testing/index.js';

/** A house rule; its data decide whether it throws. */
interface Rule {
  words: string;
  throws?: string | undefined;
  tone?: 'kind' | 'strict' | undefined;
}

function RuleSection({ data: { words, throws } }: SectionProps<Rule>): ReactElement {
  const [times, setTimes] = useState(0);
  if (throws !== undefined && !mended) throw new ProfileError({ code: 'DATA_INVALID', message: throws });
  return (
    <>
      <p>{words}</p>
      <Button onClick={() => setTimes(times + 1)}>Agreed {times} times</Button>
    </>
  );
}

/** Set once the cause of the throwing section is gone. */
let mended = false;

function rulePlugin(type: string, title: string): PluginSection<Rule> {
  const texts: PluginTexts = { namespace: `plugin-${type}`, load: () => Promise.resolve({ title }) };
  return defineSection({
    type,
    texts,
    schema: object({
      words: string(),
      throws: optional(string()),
      tone: optional(fallback(picklist(['kind', 'strict']), 'kind')),
    }),
    source: { kind: 'account-page' },
    isEmpty: ({ words }) => words === '',
    emptyOn: ['NOT_FOUND_TRAFFIC_INFO'],
    Section: RuleSection,
  });
}

const house = rulePlugin('house', 'House rules');
const garden = rulePlugin('garden', 'Garden rules');

const success = (data: unknown): SectionState => ({ status: 'Success', data });

const meta = {
  title: 'Plugins/Building blocks/Section frame',
  component: SectionFrame,
  args: {
    section: house,
    id: 'house',
    state: success({ words: 'Please take off your shoes.' }),
    context: storyContext(),
    onRetry: fn(),
    onError: fn(),
    onInteractive: fn(),
  },
  parameters: { texts: [house.texts, garden.texts] },
  beforeEach: () => {
    mended = false;
  },
} satisfies Meta<typeof SectionFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that fetches: retry, or the button, brings the next of `states`, and renders again. */
function Page({ states, ...frame }: SectionFrameProps & { states: readonly SectionState[] }): ReactElement {
  const [step, setStep] = useState(0);
  const next = (): void => setStep(step + 1);
  return (
    <>
      <SectionFrame
        {...frame}
        state={{ ...(states[step] ?? frame.state) }}
        onRetry={() => {
          frame.onRetry?.();
          next();
        }}
        onError={(error) => frame.onError?.(error)}
      />
      <Button onClick={next}>Next</Button>
    </>
  );
}

export const Success: Story = {
  play: async ({ args, canvas }) => {
    const section = canvas.getByRole('region', { name: 'House rules' });
    await expect(section).toHaveAttribute('data-plugin', 'house');
    await expect(section).toHaveAttribute('id', 'house');
    await expect(canvas.getByText('Please take off your shoes.')).toBeVisible();
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { state: { status: 'Loading' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'House rules' })).toBeVisible();
    await expect(canvas.getByText('Loading…').closest('[aria-busy="true"]')).not.toBeNull();
    await expect(args.onInteractive).not.toHaveBeenCalled();
  },
};

/** No retry is offered if it cannot help. */
export const FailureWithoutRetry: Story = {
  args: { state: { status: 'Failure', code: 'HTTP_NETWORK_ERROR' }, onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A network error occurred. Please try again.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    // It came with the page, so it interrupts nobody.
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const ThrowsBesideANeighbour: Story = {
  tags: ['test-only'],
  args: { state: success({ words: 'No ball games.', throws: 'The ball is gone' }) },
  render: (args) => (
    <>
      <SectionFrame {...args} />
      <SectionFrame
        {...args}
        section={garden}
        id="garden"
        state={success({ words: 'Do not feed the carp.' })}
      />
    </>
  ),
  play: async ({ args, canvas }) => {
    const broken = within(canvas.getByRole('region', { name: 'House rules' }));
    const neighbour = within(canvas.getByRole('region', { name: 'Garden rules' }));
    await expect(broken.queryByText('No ball games.')).toBeNull();
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'DATA_INVALID', message: 'The ball is gone' }),
    );
    await userEvent.click(neighbour.getByRole('button', { name: 'Agreed 0 times' }));
    await expect(neighbour.getByRole('button', { name: 'Agreed 1 times' })).toBeVisible();

    await userEvent.click(broken.getByRole('button', { name: 'Try again' }));
    await expect(args.onError).toHaveBeenCalledTimes(2);
    await expect(broken.getByRole('alert')).toBeVisible();

    mended = true;
    await userEvent.click(broken.getByRole('button', { name: 'Try again' }));
    await expect(broken.getByText('No ball games.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'House rules' })).toContainElement(focused());
    // The data are there: only rendering is retried.
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(neighbour.getByRole('button', { name: 'Agreed 1 times' })).toBeVisible();
  },
};

/** New data are rendered without a tap. */
export const ThrowsUntilOtherDataCome: Story = {
  tags: ['test-only'],
  render: (args) => (
    <Page {...args} states={[success({ words: 'No ball games.', throws: 'No ball' }), args.state]} />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('Please take off your shoes.')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

const misfit = { words: 5 };

export const DataThatDoNotFit: Story = {
  render: (args) => (
    <Page {...args} states={[success(misfit), success(misfit), success({ words: null }), args.state]} />
  ),
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(next);
    await userEvent.click(next);
    // The code that fetched the data has reported it.
    await expect(args.onError).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Please take off your shoes.')).toBeVisible();
    await expect(args.onInteractive).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  tags: ['test-only'],
  args: { state: success({ words: '' }) },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/^$/);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** A failure that the plugin names in `emptyOn`. */
export const EmptyOnFailure: Story = {
  tags: ['test-only'],
  args: { state: { status: 'Failure', code: 'NOT_FOUND_TRAFFIC_INFO' } },
  play: Empty.play!,
};

export const RetryKeepsFocus: Story = {
  tags: ['test-only'],
  render: (args) => (
    <Page
      {...args}
      states={[
        { status: 'Failure', code: 'HTTP_NETWORK_ERROR' },
        { status: 'Loading' },
        { status: 'Failure', code: 'HTTP_NETWORK_ERROR' },
        args.state,
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'House rules' });
    // Not a real click, which would move the focus: a response does not either.
    const answerComes = (): Promise<boolean> => fireEvent.click(canvas.getByRole('button', { name: 'Next' }));

    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(section).toContainElement(focused());
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();

    await answerComes();
    // It follows the visitor's action, so it is announced.
    await expect(region).toHaveTextContent('A network error occurred.');
    await expect(section).toContainElement(focused());

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Please take off your shoes.')).toBeVisible();
    await expect(section).toContainElement(focused());
  },
};

/** From `onInteractive` on, clicks work: the page repeats one that came too early. */
export const AnswersClicksOnceInteractive: Story = {
  tags: ['test-only'],
  args: {
    onInteractive: fn(() => document.querySelector<HTMLButtonElement>('#house button')?.click()),
  },
  render: (args) => <Page {...args} states={[{ status: 'Loading' }, args.state]} />,
  play: async ({ args, canvas }) => {
    await expect(args.onInteractive).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Agreed 1 times' })).toBeVisible());
    await expect(args.onInteractive).toHaveBeenCalledOnce();
  },
};

function focused(): HTMLElement {
  return document.activeElement as HTMLElement;
}

/** A value that only a newer server knows is dropped; the server has it in its log. */
export const PassesOverWhatIsNew: Story = {
  tags: ['test-only'],
  args: { state: success({ words: 'Please take off your shoes.', tone: 'sung', colour: 'blue' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Please take off your shoes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agreed 0 times' }));
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
