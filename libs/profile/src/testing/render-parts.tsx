import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import {
  actionTexts,
  createOpenOverlays,
  type LoadedCode,
  PageEnvironmentContext,
} from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, type Texts } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { rememberAnswering } from '../actions/call/recent-answering.js';
import { ContactDialog } from '../surface/contact/contact-pop-ups.js';
import { contactTexts } from '../surface/contact/contact-texts.js';
import { FactStrip } from '../surface/overview/fact-strip.js';
import { factTexts } from '../surface/overview/fact-texts.js';
import { SummarySlot } from '../surface/overview/summary/summary-slot.js';
import { SectionSlot } from '../surface/sections/section-slot.js';
import type { Scene } from './create-scene.js';

/** What {@link renderParts} needs besides the page. */
export interface RenderPartsOptions {
  /** Has the texts of the page's language; those of the parts are added. */
  i18n: i18n;
  /** Filled here. One for each `i18n`. */
  loadedCode: LoadedCode;
  /** The moment. The clock must say the same. */
  now: Date;
  /** What else is on the page, by name. @default nothing */
  parts?: Readonly<Record<string, ReactElement>>;
  /** The texts that this needs. @default none */
  texts?: readonly Texts[];
  /** How the account answers. @default at any time */
  answering?: { responseMode?: ResponseModeSetting; callSetting?: CallSetting; replyMinutes?: number };
}

/**
 * The parts of a page that tell when one can come, order or write, each as the HTML that a visitor sees at a moment, by
 * its name. A test can compare what they say.
 */
export async function renderParts(
  { store, services }: Pick<Scene, 'store' | 'services'>,
  { i18n, loadedCode, now, parts: more = {}, texts = [], answering }: RenderPartsOptions,
): Promise<Record<string, string>> {
  await Promise.all(
    [commonTexts, actionTexts, contactTexts, factTexts, ...texts].map((each) => addTexts(i18n, each)),
  );
  const state = store.getState();
  const { account, sections } = state.page;
  const { responseMode = { mode: 'chat' as const }, callSetting, replyMinutes } = answering ?? {};
  rememberAnswering(services, account.basicSearchId, { responseMode, callSetting, replyMinutes });
  const environment = {
    services,
    renderedAt: now,
    loading: 'eager' as const,
    loadedCode,
    openOverlays: createOpenOverlays(),
    SectionSlot,
  };
  await services.plugins.load();
  const parts: Record<string, ReactElement> = {
    strip: <FactStrip onInteractive={nothing} />,
    column: <SummarySlot />,
    ...Object.fromEntries(
      sections.map((section) => [section.type, <SectionSlot section={section} id={section.type} isWhole />]),
    ),
    ...more,
    contact: <ContactDialog />,
  };
  const html = await render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <PageEnvironmentContext value={environment}>
          {Object.entries(parts).map(([name, part]) => (
            <div key={name}>
              {part}
              <hr data-end={name} />
            </div>
          ))}
        </PageEnvironmentContext>
      </Provider>
    </I18nextProvider>,
  );
  let rest = html;
  const pieces = Object.keys(parts).map((name) => {
    const [piece = '', after = ''] = rest.split(`<hr data-end="${name}"/>`, 2);
    rest = after;
    return [name, piece] as const;
  });
  return Object.fromEntries(pieces);
}

const nothing = (): void => undefined;

/** At once if all code is known, which takes half as long; else when it has loaded. */
async function render(node: ReactElement): Promise<string> {
  const html = renderToString(node);
  if (!html.includes('<!--$!-->')) return html;
  const stream = await renderToReadableStream(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  return new Response(stream).text();
}
