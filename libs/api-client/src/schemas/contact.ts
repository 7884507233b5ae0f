import * as v from 'valibot';
import { businessHours, type BusinessHours } from './business-hours.js';
import {
  count,
  date,
  instant,
  listOf,
  optionalPart,
  optionalTelephone,
  orUnknown,
  text,
  type EntriesOf,
} from './building-blocks.js';

/** How calls are accepted: directly, or only after a request in chat. */
export const callAcceptances = ['direct', 'byRequest'] as const;

/** Answer of `…/oacall/setting`: whether and how the account accepts calls. */
export interface CallSetting {
  /** Whether the account takes calls at all. */
  enabled: boolean;
  /** If 'unknown', the page says that it could not be checked, and offers a chat before a call. */
  acceptance: (typeof callAcceptances)[number] | 'unknown';
  /** Oldest version of the app that can call: 'major.minor.patch'. If 'unknown', as for {@link CallSetting.acceptance}. */
  minimumAppVersion?: string | undefined;
  /** For visitors who cannot call in the app. */
  phone?: string | undefined;
}

const acceptance: v.GenericSchema<unknown, CallSetting['acceptance']> = v.picklist(callAcceptances);

/** Schema of {@link CallSetting}. */
export const callSetting: v.GenericSchema<unknown, CallSetting> = v.object({
  enabled: v.boolean(),
  acceptance: v.fallback<typeof acceptance, 'unknown'>(acceptance, 'unknown'),
  minimumAppVersion: orUnknown(v.pipe(v.string(), v.regex(/^\d+(\.\d+){0,2}$/))),
  // It is not offered.
  phone: optionalTelephone,
} satisfies EntriesOf<CallSetting>);

/** Who answers a chat. */
export const responseModes = ['chat', 'bot'] as const;

/** Answer of `…/response-mode/setting`: who answers a chat, and when. */
export interface ResponseModeSetting {
  /** If 'unknown', the page does not say who answers, or when. */
  mode: (typeof responseModes)[number] | 'unknown';
  /** Without them the account answers at any time; hours that cannot be read promise nothing. */
  responseHours?: BusinessHours | undefined;
}

const mode: v.GenericSchema<unknown, ResponseModeSetting['mode']> = v.picklist(responseModes);

/** Schema of {@link ResponseModeSetting}. */
export const responseModeSetting: v.GenericSchema<unknown, ResponseModeSetting> = v.object({
  mode: v.fallback<typeof mode, 'unknown'>(mode, 'unknown'),
  responseHours: optionalPart(businessHours),
} satisfies EntriesOf<ResponseModeSetting>);

/** Answer of `…/reply-time`: how soon a chat is usually answered. */
export interface ReplyTime {
  /** Half of all chats were answered within this many minutes; absent if too little is known. */
  medianMinutes?: number | undefined;
}

/** Schema of {@link ReplyTime}. */
export const replyTime: v.GenericSchema<unknown, ReplyTime> = v.object({
  // Nothing is said of how soon.
  medianMinutes: optionalPart(count),
} satisfies EntriesOf<ReplyTime>);

/** How much of a reservation slot is left. */
export const slotAvailabilities = ['free', 'few', 'full'] as const;

/** Length of a reservation in minutes. More than a week must be a mistake. */
const durationMinutes = v.pipe(count, v.maxValue(7 * 24 * 60));

/** A time that can be booked. */
export interface ReservationSlot {
  /** Names the slot in a request. */
  slotId: string;
  /** ISO 8601 with an offset or Z. */
  startsAt: string;
  /** A week at most. */
  durationMinutes: number;
  /** 'full' if it cannot be read: nobody is offered what may be taken. */
  availability: (typeof slotAvailabilities)[number];
}

/** A day and its slots. */
export interface ReservationDay {
  /** 'YYYY-MM-DD' in the account's time zone. */
  date: string;
  /** Its times, full ones included. */
  slots: ReservationSlot[];
}

/** Answer of `…/reservation/inventory`: days and times that can be booked. */
export interface ReservationInventory {
  /** Smallest and largest party that can book. */
  partySize: { min: number; max: number };
  /** The days that can be booked, in order. */
  days: ReservationDay[];
}

const reservationSlot: v.GenericSchema<unknown, ReservationSlot> = v.object({
  slotId: text,
  startsAt: instant,
  durationMinutes,
  availability: v.fallback(v.picklist(slotAvailabilities), 'full'),
} satisfies EntriesOf<ReservationSlot>);

const reservationDay: v.GenericSchema<unknown, ReservationDay> = v.object({
  date,
  // A time that cannot be read is not offered.
  slots: listOf(reservationSlot, ({ slotId }) => slotId),
} satisfies EntriesOf<ReservationDay>);

/** Schema of {@link ReservationInventory}. */
export const reservationInventory: v.GenericSchema<unknown, ReservationInventory> = v.object({
  partySize: v.object({ min: count, max: count }),
  // A day that cannot be read has no times to offer.
  days: listOf(reservationDay),
} satisfies EntriesOf<ReservationInventory>);

/** Body of `POST …/reservation/inventory`. */
export interface ReservationRequest {
  /** Of a slot in the inventory. */
  slotId: string;
  /** At least 1. */
  partySize: number;
  /** What the account should know: at most 500 characters. */
  note?: string | undefined;
  /** Book it although this visitor has a table at the same time: without, that is refused as 409 `ALREADY_RESERVED`. */
  another?: boolean | undefined;
}

/** Schema of {@link ReservationRequest}. */
export const reservationRequest: v.GenericSchema<unknown, ReservationRequest> = v.object({
  slotId: text,
  partySize: v.pipe(count, v.minValue(1)),
  note: v.optional(v.pipe(v.string(), v.maxLength(500))),
  another: v.optional(v.boolean()),
} satisfies EntriesOf<ReservationRequest>);

/** Answer of `POST …/reservation/inventory`: what was booked. */
export interface Reservation {
  /** Names the reservation to the account. */
  reservationId: string;
  /** ISO 8601 with an offset or Z. */
  startsAt: string;
  /** A week at most. */
  durationMinutes: number;
  /** For how many. */
  partySize: number;
}

/** Schema of {@link Reservation}. */
export const reservation: v.GenericSchema<unknown, Reservation> = v.object({
  reservationId: text,
  startsAt: instant,
  durationMinutes,
  partySize: count,
} satisfies EntriesOf<Reservation>);

/** Answer of `PUT …/reservation/inventory`. */
export interface SettledReservation {
  /** What was booked under the id; null if nothing was, and nothing ever will be. */
  reservation: Reservation | null;
}

export const settledReservation: v.GenericSchema<unknown, SettledReservation> = v.object({
  reservation: v.nullable(reservation),
} satisfies EntriesOf<SettledReservation>);
