import type { OperationName, operations } from '@oa-profile/api-client';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Database } from '../database/database.js';
import type { accounts } from '../database/schema.js';
import type { Visitor } from '../visitors/identify-visitor.js';

export type StoredAccount = typeof accounts.$inferSelect;

/** A resolved request: its account, visitor and language. */
export interface Call {
  /** For a write, the transaction of the write. */
  database: Database;
  account: StoredAccount;
  /** Absent for an anonymous visitor. */
  visitor: Visitor | undefined;
  /** From `content-language`. */
  language: string | undefined;
  now: Date;
  /** The platform's address for browsers. */
  publicUrl: string;
  /** The same for all ids of the account. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** A request that changes something. */
export interface WriteCall<Body> extends Call {
  /** Who writes; for an anonymous visitor, the one that stands for all of them. */
  visitor: Visitor;
  body: Body;
}

type Operations = typeof operations;
type BodyOf<Operation> = Operation extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined;

/** Handles an operation. */
export type Handler<Name extends OperationName> = (
  call: Operations[Name]['method'] extends 'GET' ? Call : WriteCall<BodyOf<Operations[Name]>>,
) => Promise<InferOutput<Operations[Name]['result']>>;
