import type { OperationName, operations } from '@oa-profile/api-client';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../database/database.js';
import type { accounts } from '../database/schema.js';
import type { Visitor } from '../visitors/identify-visitor.js';

/** An account as the database has it. */
export type StoredAccount = typeof accounts.$inferSelect;

/** One request, resolved: which account, who asks, in which language. */
export interface Call {
  /** In a write, the transaction that the write happens in. */
  database: Database;
  account: StoredAccount;
  /** Absent for an anonymous visitor. */
  visitor: Visitor | undefined;
  /** From `content-language`. */
  language: string | undefined;
  now: Date;
  /** How browsers reach the platform. */
  publicUrl: string;
  /** Alike for all ids of the account. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** A request that changes something. */
export interface WriteCall<Body> extends Call {
  /** Whose doing it is; for an anonymous visitor, the one that stands for all of them. */
  visitor: Visitor;
  body: Body;
}

type Operations = typeof operations;
type BodyOf<Operation> = Operation extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined;

/** What answers an operation. */
export type Handler<Name extends OperationName> = (
  call: Operations[Name]['method'] extends 'GET' ? Call : WriteCall<BodyOf<Operations[Name]>>,
) => Promise<InferOutput<Operations[Name]['result']>>;
