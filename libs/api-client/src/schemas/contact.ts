import * as v from 'valibot';
import { businessHours } from './business-hours.js';
import { count, date, instant, listOf, optionalPart, text } from './building-blocks.js';

/** How calls are taken: at once, or only on a request sent in chat first. */
export const callAcceptances = ['direct', 'byRequest'] as const;

/** Answer of `…/oacall/setting`. */
export const callSetting = v.object({
  enabled: v.boolean(),
  acceptance: v.fallback(v.picklist(callAcceptances), 'direct'),
  /** Versions of the app below this cannot call: 'major.minor.patch'. */
  minimumAppVersion: optionalPart(v.pipe(v.string(), v.regex(/^\d+(\.\d+){0,2}$/))),
  phone: optionalPart(text),
});

/** Who answers a chat. */
export const responseModes = ['chat', 'bot'] as const;

/** Answer of `…/response-mode/setting`. Without `responseHours` the account answers at any time. */
export const responseModeSetting = v.object({
  mode: v.fallback(v.picklist(responseModes), 'bot'),
  responseHours: optionalPart(businessHours),
});

/** Answer of `…/reply-time`: how soon a chat is usually answered; absent where too little is known. */
export const replyTime = v.object({ medianMinutes: optionalPart(count) });

/** How much of a reservation slot is left. */
export const slotAvailabilities = ['free', 'few', 'full'] as const;

/** Answer of `…/reservation/inventory`: days and their slots, in the account's time zone. */
export const reservationInventory = v.object({
  partySize: v.object({ min: count, max: count }),
  days: listOf(
    v.object({
      date,
      slots: listOf(
        v.object({
          slotId: text,
          startsAt: instant,
          durationMinutes: count,
          availability: v.fallback(v.picklist(slotAvailabilities), 'full'),
        }),
        ({ slotId }) => slotId,
      ),
    }),
  ),
});

/** Body of `POST …/reservation/inventory`. */
export const reservationRequest = v.object({
  slotId: text,
  partySize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** Answer of `POST …/reservation/inventory`. */
export const reservation = v.object({
  reservationId: text,
  startsAt: instant,
  durationMinutes: count,
  partySize: count,
});

/**
 * Answer of `PUT …/reservation/inventory`: the reservation that was made under the id, null if there is none and never
 * will be.
 */
export const settledReservation = v.object({ reservation: v.nullable(reservation) });

export type CallSetting = v.InferOutput<typeof callSetting>;
export type ResponseModeSetting = v.InferOutput<typeof responseModeSetting>;
export type ReplyTime = v.InferOutput<typeof replyTime>;
export type ReservationInventory = v.InferOutput<typeof reservationInventory>;
export type ReservationRequest = v.InferOutput<typeof reservationRequest>;
export type Reservation = v.InferOutput<typeof reservation>;
