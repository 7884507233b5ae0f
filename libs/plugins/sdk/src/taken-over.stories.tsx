import { I18nextProvider, useI18n } from '@oa-profile/i18n/react';
import { Button, Disclosure } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useEffect, useRef, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor } from 'storybook/test';
import { object, string } from 'valibot';
import { defineSection, type ActionProps, type PluginTexts, type SectionProps } from './section.js';
import { SectionFrame } from './section-frame.js';
import { storyContext } from './testing/index.js';

interface Rule {
  words: string;
}

/** What the section waits for in the browser, like code that is still loading. */
let awaited: { promise: Promise<void>; arrives: () => void } | undefined;

function awaitCode(): void {
  let arrives = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  awaited = { promise, arrives };
}

function RuleSection({ data, context }: SectionProps<Rule>): ReactElement {
  if (awaited) use(awaited.promise);
  return <Disclosure summary={data.words}>{context.now.toISOString()}</Disclosure>;
}

function RuleAction({ context }: ActionProps<Rule>): ReactElement {
  if (awaited) use(awaited.promise);
  return <Button>Agree by {context.now.toISOString().slice(11, 16)}</Button>;
}

const texts: PluginTexts = {
  namespace: 'plugin-rules',
  load: () => Promise.resolve({ title: 'House rules' }),
};
const rules = defineSection<Rule>({
  type: 'rules',
  texts,
  schema: object({ words: string() }),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: RuleSection,
  Action: RuleAction,
});

const renderedAt = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-11-20T09:05:00Z');
const data = { words: 'Please take off your shoes.' };
const onInteractive = fn();

/** A page whose clock advances when the visitor taps it. */
function Page(): ReactElement {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const move = (): void => setNow(later);
    // In the capture phase: React stops clicks on parts that are not hydrated yet.
    window.addEventListener('click', move, true);
    return () => window.removeEventListener('click', move, true);
  }, []);
  return (
    <SectionFrame
      section={rules}
      id="rules"
      state={{ status: 'Success', data }}
      context={{ ...storyContext(), now }}
      onInteractive={onInteractive}
    />
  );
}

/** The server's markup, which React hydrates. */
function TakenOver(): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const i18n = useI18n();
  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    const page = (
      <I18nextProvider i18n={i18n}>
        <Page />
      </I18nextProvider>
    );
    container.innerHTML = renderToString(page);
    awaitCode();
    const root = hydrateRoot(container, page);
    return () => {
      awaited = undefined;
      root.unmount();
    };
  }, [i18n]);
  return <div ref={place} />;
}

const meta = {
  title: 'Plugins/Building blocks/Before it is interactive',
  component: TakenOver,
  tags: ['test-only'],
  parameters: { texts: [texts] },
  beforeEach: () => {
    onInteractive.mockClear();
  },
} satisfies Meta<typeof TakenOver>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page around it is hydrated, and changes, before the section is. */
export const WhatAVisitorHasOpenedStaysOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summary = await canvas.findByText(data.words);
    const details = canvasElement.querySelector('details');
    const action = canvas.getByRole('button', { name: 'Agree by 09:00' });
    await waitFor(() => expect(Object.keys(canvas.getByRole('region')).join()).toContain('react'));
    summary.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(onInteractive).not.toHaveBeenCalled();
    await expect(canvas.getByText(renderedAt.toISOString())).toBeVisible();

    awaited?.arrives();
    await waitFor(() => expect(canvas.getByText(later.toISOString())).toBeVisible());
    await expect(onInteractive).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('details')).toBe(details);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Agree by 09:05' })).toBe(action));
  },
};
