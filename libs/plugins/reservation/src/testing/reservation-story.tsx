import type { ReservationInventory } from '@oa-profile/api-client';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { expect, fn, userEvent, waitFor, within, type queries, fireEvent } from 'storybook/test';
import type { PageStoryProps } from '@oa-profile/profile/testing';
import { Dialogs, LateNotices, sampleSections } from '@oa-profile/profile/internal/testing';
import { reservationPlugin } from '../reservation-plugin.js';
import { reservationTexts } from '../reservation-texts.js';
import { ReservationView } from '../reservation-view.js';
import { sampleInventory, sampleReservation, takenIn } from './sample-inventory.js';

export const ok = (result: unknown): Response => Response.json({ result });
export const never = (): Promise<Response> => new Promise(() => undefined);

export type Answer = (request: Request) => Response | Promise<Response>;

/** The API's answers: the available times, and the outcome of a reservation. */
export const answering = ({
  get = () => ok(sampleInventory()),
  post = () => ok(sampleReservation()),
  put = () => ok({ reservation: null }),
}: { get?: Answer; post?: Answer; put?: Answer } = {}) =>
  fn<Answer>((request) => {
    if (request.method === 'PUT') return put(request);
    return request.method === 'GET' ? get(request) : post(request);
  });

/** The API's answers where somebody else takes a time just before the visitor reserves it. */
export function losing(inventory: ReservationInventory, slotId: string) {
  let isTaken = false;
  return answering({
    get: () => ok(isTaken ? takenIn(inventory, slotId) : inventory),
    post: () => {
      isTaken = true;
      return Response.json({ statusCode: 'SLOT_GONE', message: 'gone' }, { status: 409 });
    },
  });
}

/** Puts the visitor's own clock into another time zone. */
export function visitorIn(timeZone: string): () => () => void {
  return () => {
    const resolvedOptions = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      ?.value as Intl.DateTimeFormat['resolvedOptions'];
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone };
    };
    return () => {
      Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
    };
  };
}

/** A site whose addresses lead to a view of the place. */
const mapPlugin: Plugin = { name: 'map', views: { place: { load: () => new Promise(() => undefined) } } };

/** The reservation view of an account that takes reservations. */
export const reservationArgs = {
  plugins: [reservationPlugin, mapPlugin],
  account: { name: 'Komorebi Coffee', contentLanguage: 'en', color: '#2f6b4f', features: ['reservation'] },
  sections: sampleSections,
  page: { initialView: { name: 'named', view: 'reservation' } },
  answer: answering(),
  children: (
    <>
      <ReservationView onInteractive={() => undefined} />
      <LateNotices />
      <Dialogs />
    </>
  ),
} satisfies PageStoryProps;

/** A view that is as high as a phone. */
export const reservationParameters = {
  layout: 'fullscreen',
  texts: [reservationTexts],
  docs: { story: { inline: false, height: '844px' } },
};

export type Canvas = ReturnType<typeof within<typeof queries>>;

export const days = (canvas: Canvas): HTMLInputElement[] =>
  within(canvas.getByRole('radiogroup', { name: 'Day' })).getAllByRole<HTMLInputElement>('radio');
export const times = (canvas: Canvas): HTMLElement => canvas.getByRole('radiogroup', { name: 'Time' });
export const time = (canvas: Canvas, name: string): HTMLElement =>
  within(times(canvas)).getByRole('radio', { name });
export const send = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Reserve' });
export const sizes = (canvas: Canvas): Promise<HTMLElement> =>
  canvas.findByRole('group', { name: 'Party size' });
export const size = async (canvas: Canvas, name: string): Promise<HTMLElement> =>
  within(await sizes(canvas)).getByRole('radio', { name });
export const request = (canvas: Canvas): HTMLElement =>
  canvas.getByRole('textbox', { name: 'Request (optional)' });
export const unfold = (canvas: Canvas): Promise<void> => userEvent.click(canvas.getByText('Add a request'));

export const words = 'A seat by the window, please.';

export async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.click(await size(canvas, '3 people'));
  await userEvent.click(time(canvas, '5:30\u00a0PM Available'));
  await unfold(canvas);
  await waitFor(() => expect(request(canvas)).toBeVisible());
  // Not pasted: a story cannot rely on the focus while others run in the same browser.
  await fireEvent.change(request(canvas), { target: { value: words } });
  await expect(request(canvas)).toHaveValue(words);
}

const sentTo = (answer: unknown): Request[] =>
  (answer as ReturnType<typeof answering>).mock.calls.map(([sent]) => sent);
export const posts = (answer: unknown): Request[] => sentTo(answer).filter(({ method }) => method === 'POST');
export const inventories = (answer: unknown): Request[] =>
  sentTo(answer).filter(({ method, url }) => method === 'GET' && url.endsWith('/reservation/inventory'));
