import { idsIn } from './ids-in.js';
import { fileStore, memoryStore, type LineStore } from './line-store.js';

/** What the router takes from the environment. */
export interface QueueSettings {
  /** Ids of the lines. */
  accounts: readonly string[];
  store: LineStore;
  /** What requests of the staff have to know. @default nobody is staff */
  staffToken?: string | undefined;
}

/** Environment variables, by name. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Reads what the README lists. */
export function readQueueSettings({
  QUEUE_ACCOUNTS: accounts,
  QUEUE_FOLDER: folder,
  QUEUE_STAFF_TOKEN: staffToken,
}: Environment): QueueSettings {
  return {
    accounts: idsIn(accounts),
    store: folder ? fileStore(folder) : memoryStore(),
    staffToken: staffToken || undefined,
  };
}
