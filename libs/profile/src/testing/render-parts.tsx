import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import {
  actionTexts,
  createOpenOverlays,
  LateFeaturesContext,
  type LoadedCode,
  PageEnvironmentContext,
} from '@oa-profile/feature-sdk';
import { addTexts, commonTexts, cachedFormatters, type Language } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { rememberAnswering } from '../features/call/recent-answering.js';
import { ArrivalPlan } from '../features/place/arrival/arrival-plan.js';
import { choosableDays, proposedTime } from '../features/place/arrival/arrival-time.js';
import { placeTexts } from '../features/place/place-texts.js';
import { features } from '../page/features.js';
import { ContactDialog } from '../surface/contact/contact-pop-ups.js';
import { contactTexts } from '../surface/contact/contact-texts.js';
import { FactStrip } from '../surface/overview/fact-strip.js';
import { factTexts } from '../surface/overview/fact-texts.js';
import { SummarySlot } from '../surface/overview/summary/summary-slot.js';
import { pageEntries } from '../surface/sections/search/page-entries.js';
import { selectSectionData } from '../surface/sections/section-data-slice.js';
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
  /** Whether plans for each of the coming days are made, and the search is asked. @default false */
  isThorough?: boolean;
  /** How the account answers. @default at any time */
  answering?: { responseMode?: ResponseModeSetting; callSetting?: CallSetting; replyMinutes?: number };
}

/**
 * The parts of a page that tell when one can come, order or write, each as the HTML that a visitor sees at a moment, by
 * its name; and as text what the search reads of its hours. A test can compare what they say.
 */
export async function renderParts(
  { store, services }: Pick<Scene, 'store' | 'services'>,
  { i18n, loadedCode, now, isThorough = false, answering }: RenderPartsOptions,
): Promise<Record<string, string>> {
  const language = i18n.language as Language;
  await Promise.all(
    [commonTexts, actionTexts, contactTexts, factTexts, placeTexts].map((texts) => addTexts(i18n, texts)),
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
  const days = isThorough ? choosableDays(account.timeZone, now) : [];
  const parts: Record<string, ReactElement> = {
    strip: <FactStrip onInteractive={nothing} />,
    column: <SummarySlot />,
    ...Object.fromEntries(
      sections.map((section) => [section.type, <SectionSlot section={section} id={section.type} isWhole />]),
    ),
    'plan for now': <ArrivalPlan />,
    'plan for soon': <ArrivalPlan initially="soon" />,
    ...Object.fromEntries(
      days.map((day, ahead) => [
        `plan for day ${ahead}`,
        <ArrivalPlan initially={proposedTime(day, account.timeZone, now)} />,
      ]),
    ),
    contact: <ContactDialog />,
  };
  const html = await render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <PageEnvironmentContext value={environment}>
          <LateFeaturesContext value={late}>
            {Object.entries(parts).map(([name, part]) => (
              <div key={name}>
                {part}
                <hr data-end={name} />
              </div>
            ))}
          </LateFeaturesContext>
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
  if (!isThorough) return Object.fromEntries(pieces);
  const known = { page: state.page, features, sectionData: selectSectionData(state) };
  const { entries } = await pageEntries(known, services, i18n, now);
  // Of several weekdays, and what is said of each: those with hours.
  const monday = cachedFormatters(language, account.timeZone).weekday(1);
  const hours = entries.flatMap(({ text }) => (text?.includes(monday) ? [text] : []));
  return { ...Object.fromEntries(pieces), search: hours.join('\n') };
}

const late = { load: () => Promise.resolve(features), loaded: features };

const nothing = (): void => undefined;

/** At once if all code is known, which takes half as long; else when it has loaded. */
async function render(node: ReactElement): Promise<string> {
  const html = renderToString(node);
  if (!html.includes('<!--$!-->')) return html;
  const stream = await renderToReadableStream(node, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  return new Response(stream).text();
}
