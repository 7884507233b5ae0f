import type { OperationName } from '@oa-profile/api-client';
import type { Backend } from './backend.js';

/** What a rule needs beyond the address of the Profile API and an account. */
export type Need =
  | 'document'
  | 'token'
  | 'write'
  | 'keep'
  | 'rival'
  | 'forbiddenAccount'
  | 'followLimit'
  | 'nearFollowLimit'
  | 'lastTable'
  | 'repeatAfter';

/** Where the documents promise what a rule demands. */
export type About =
  | { api: 'profile'; operation: OperationName | 'getSubPagePlugin' }
  | { api: 'keep'; operation: 'keep' | 'keepStatus' | 'unKeep' }
  | { api: 'profile' | 'keep'; heading: string };

/** One promise of the contract. */
export interface Rule {
  /** Stays the same between versions: reports are compared by it. Group and name, such as 'once.repeat'. */
  readonly name: string;
  /** The promise, in one sentence. */
  readonly says: string;
  readonly about: About;
  /** The sentence that promises it, as it stands there. */
  readonly sentence: string;
  readonly needs: readonly Need[];
}

/** A rule, and how it is tried. */
export interface TriableRule extends Rule {
  /** Resolves where the rule holds; rejects with a `Broken` or a `NotTried` otherwise. */
  readonly try: (backend: Backend) => Promise<void>;
}

/** A rule; what is not said needs nothing. */
export function rule({
  needs = [],
  ...rest
}: Omit<TriableRule, 'needs'> & Partial<Pick<Rule, 'needs'>>): TriableRule {
  return { needs, ...rest };
}

/** A place in the Profile API's document: an operation, or a heading of its introduction. */
export const profileApi = {
  operation: (operation: OperationName | 'getSubPagePlugin'): About => ({ api: 'profile', operation }),
  heading: (heading: string): About => ({ api: 'profile', heading }),
};

/** A place in the Keep API's document. */
export const keepApi = {
  operation: (operation: 'keep' | 'keepStatus' | 'unKeep'): About => ({ api: 'keep', operation }),
  heading: (heading: string): About => ({ api: 'keep', heading }),
};
