import { Button } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { object, string } from 'valibot';
import { defineSection, type PluginTexts, type SectionProps } from './section.js';
import { SectionFrame, type SectionFrameProps } from './section-frame.js';
import type { OwnDataStatus } from './section-state.js';
import { storyContext } from './testing/index.js';

const texts: PluginTexts = { namespace: 'plugin-points', load: () => Promise.resolve({ title: 'Points' }) };

function PointsSection({ data, own }: SectionProps<{ words: string }>): ReactElement {
  return <p>{own && typeof own !== 'object' ? 'Everybody’s card' : data.words}</p>;
}

const points = defineSection({
  type: 'points',
  texts,
  schema: object({ words: string() }),
  source: { kind: 'sub-page', type: 'SHOPCARD', personal: (data) => data },
  isEmpty: () => false,
  Section: PointsSection,
});

const data = { words: 'Six points' };

const meta = {
  title: 'Plugins/Building blocks/Personal data',
  component: SectionFrame,
  args: { section: points, id: 'points', state: { status: 'Success', data }, context: storyContext() },
  parameters: { texts: [texts] },
} satisfies Meta<typeof SectionFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page that fetches the visitor's own data: its button stands for the response, or for time passing. */
function Page({
  steps,
  ...frame
}: SectionFrameProps & { steps: (OwnDataStatus | undefined)[] }): ReactElement {
  const [step, setStep] = useState(0);
  const next = (): void => setStep(step + 1);
  return (
    <>
      <SectionFrame {...frame} state={{ status: 'Success', data, own: steps[step] }} onRetry={next} />
      <Button onClick={next}>Next</Button>
    </>
  );
}

/** Says nothing at first, since most responses come at once. After a wait or a failure it says whose data these are. */
export const UntilTheyAreThere: Story = {
  tags: ['test-only'],
  render: (args) => <Page {...args} steps={['Loading', 'Late', 'Failure', 'Late', undefined]} />,
  play: async ({ canvas }) => {
    const next = (): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(canvas.getByText('Everybody’s card')).toBeVisible();

    // The visitor is reading: what comes and goes by itself moves nothing.
    const card = canvas.getByText('Everybody’s card');
    const { top } = card.getBoundingClientRect();
    await next();
    await expect(region).toHaveTextContent('Your own details are still loading.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(card.getBoundingClientRect().top).toBe(top);

    await next();
    await expect(canvas.getByText('Everybody’s card')).toBeVisible();
    await expect(region).toHaveTextContent(
      'This is what everyone sees. Your own details couldn’t be loaded.',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('region', { name: 'Points' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
    await next();
    await expect(canvas.getByText('Six points')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

// Without an offset, this is in the time zone of the browser that shows the story.
const asOf = new Date('2026-11-20T18:30:00');

/** Without a network the visitor's earlier data are shown, with their time. */
export const OfAnEarlierTime: Story = {
  render: (args) => (
    <Page {...args} steps={['Loading', { asOf, pending: false }, { asOf, pending: true }, undefined]} />
  ),
  play: async ({ canvas }) => {
    const next = (): Promise<void> => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();

    await next();
    await expect(region).toHaveTextContent(/As of yesterday,\s6:30\sPM\. This may have changed since\./);
    await expect(canvas.queryByText(/This is what everyone sees/)).toBeNull();

    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(retry).not.toHaveAttribute('aria-busy', 'true');
    await userEvent.click(retry);
    await expect(region).toHaveTextContent(/As of yesterday,\s6:30\sPM\./);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');

    await next();
    await expect(canvas.queryByText(/^As of/)).toBeNull();
    await expect(canvas.getByText('Six points')).toBeVisible();
  },
};

/** The note has a margin in a card without padding. */
export const InAFlushCard: Story = {
  args: {
    section: { ...points, body: 'flush' },
    state: { status: 'Success', data, own: 'Failure' },
    onRetry: () => undefined,
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/This is what everyone sees/).getBoundingClientRect();
    const card = canvas.getByRole('status').getBoundingClientRect();
    await expect(note.left).toBeGreaterThan(card.left + 8);
  },
};
