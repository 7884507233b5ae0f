import type { CallOptions, ProfileApiClientOptions, SubPagePluginOptions } from '@oa-profile/api-client';
import type { HttpClientOptions, HttpRequest } from '@oa-profile/http';
import type { chooseLanguage } from '@oa-profile/i18n';
import type { KeepCallOptions, KeepClientOptions } from '@oa-profile/keep-client';

/** The names of what may be left out. */
type OptionalNames<Options> = {
  [Name in keyof Options]-?: object extends Pick<Options, Name> ? Name : never;
}[keyof Options];

/** What may be left out, each with nothing but undefined. */
type Unset<Options> = { [Name in OptionalNames<Options>]: undefined };

/** Does not compile where an option refuses to be handed through as its caller had it: undefined. */
function takesUndefined<Options>(unset: Unset<Options> extends Partial<Options> ? 'taken' : 'refused'): void {
  void unset;
}

takesUndefined<ProfileApiClientOptions>('taken');
takesUndefined<CallOptions>('taken');
takesUndefined<SubPagePluginOptions<unknown>>('taken');
takesUndefined<HttpClientOptions>('taken');
takesUndefined<HttpRequest>('taken');
takesUndefined<KeepClientOptions>('taken');
takesUndefined<KeepCallOptions>('taken');
takesUndefined<Parameters<typeof chooseLanguage>[0]>('taken');
