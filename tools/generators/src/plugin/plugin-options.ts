import type { SubPagePluginType } from '@oa-profile/api-client';

/** Options of the generator, see schema.json. */
export interface PluginOptions {
  /** Its name, and that of its package: 'gift-shop'. */
  name: string;
  /** What it has to begin with. @default 'section' */
  has?: 'section' | 'view';
  /** Where the data of its section come from. @default 'sub-page' with a `type`, 'account-page' without */
  source?: 'account-page' | 'sub-page' | 'recommendation';
  /** Type of the section's sub-page plugin. */
  type?: SubPagePluginType;
}

/** Texts for the files of a section that say where its data come from. */
export interface SectionOrigin {
  kind: NonNullable<PluginOptions['source']>;
  /** For its code. */
  source: string;
  /** For its README. */
  origin: string;
}

/**
 * Where the data of a section come from.
 *
 * @throws Error in one sentence if source and type do not go together
 */
export function sectionOrigin({
  type,
  source = type ? 'sub-page' : 'account-page',
}: PluginOptions): SectionOrigin {
  if (source === 'sub-page') {
    if (!type) throw new Error('--source sub-page needs a --type, for example --type COUPON.');
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
