import type { SubPagePluginType } from '@oa-profile/api-client';

/** Options of the generator, as schema.json has them. */
export interface PluginOptions {
  /** Type of the section, and what its package is named after: 'gift-shop'. */
  name: string;
  /** Where its data come from. @default 'sub-page' with a `type`, 'account-page' without */
  source?: 'account-page' | 'sub-page' | 'recommendation';
  /** Type of its sub-page plugin. */
  type?: SubPagePluginType;
}

/** Where a plugin's data come from, as its files say it. */
export interface PluginOrigin {
  kind: NonNullable<PluginOptions['source']>;
  /** In its code. */
  source: string;
  /** In its README. */
  origin: string;
}

/**
 * Where the data come from.
 *
 * @throws Error in one sentence when source and type do not go together.
 */
export function pluginOrigin({
  type,
  source = type ? 'sub-page' : 'account-page',
}: PluginOptions): PluginOrigin {
  if (source === 'sub-page') {
    if (!type) throw new Error('--source sub-page needs a --type, as in --type COUPON.');
    return {
      kind: source,
      source: `{ kind: 'sub-page', type: '${type}' }`,
      origin: `They come from the account's sub-page plugin of type \`${type}\`.`,
    };
  }
  if (type) throw new Error(`Only a sub-page has a --type: leave it out, or --source ${source}.`);
  return {
    kind: source,
    source: `{ kind: '${source}' }`,
    origin: `They come with the account${source === 'recommendation' ? "'s recommendations" : ' page'}.`,
  };
}
