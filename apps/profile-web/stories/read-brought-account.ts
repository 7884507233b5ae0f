import { createProfileApiClient } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { completeSections } from '@oa-profile/profile';
import { plugins } from '../src/plugins.js';
import type { BroughtAccount } from './brought-account.js';

/** Where an account comes from: an API that allows this page, or the text of its answer. */
export type BroughtSource = { api: string; id: string } | { json: string };

/**
 * Reads an account as the page server does, with the same schemas.
 *
 * @throws Error that says in a sentence what is wrong
 */
export async function readBroughtAccount(source: BroughtSource, language: Language): Promise<BroughtAccount> {
  const places = new Set<string>();
  const failures = new Set<string>();
  const api = createProfileApiClient({
    ...('json' in source
      ? { baseUrl: 'https://json.invalid', fetch: answerWith(source.json) }
      : { baseUrl: source.api }),
    origin: 'web',
    language,
    opener: { platform: 'Unknown' },
    retries: 0,
    onSkipped: (_, skipped) => skipped.forEach((place) => places.add(place)),
  });
  try {
    const page = await api.getAccountPage('json' in source ? '@own' : source.id);
    const { account, sections, nearbyPlaces } = await completeSections(api, page, {
      plugins,
      onError: (error) => failures.add(whatIsWrong(error, source)),
    });
    return {
      account,
      sections,
      nearbyPlaces,
      problems: [...[...places].map((place) => `${place} does not fit, and is left out.`), ...failures],
    };
  } catch (error) {
    throw new Error(whatIsWrong(error, source), { cause: error });
  }
}

/** Answers as an API would from one answer: with the page, and with the data that its sections have there. */
function answerWith(json: string): typeof globalThis.fetch {
  const answer = parsed(json);
  const result = answer.result ?? answer;
  const answerTo = (url: string): Response => {
    const [, id] = /\/plugin\/[^/]+\/([^/?]+)/.exec(url) ?? [];
    if (id === undefined && !url.endsWith('/recommendation')) return Response.json({ result });
    const section = result.sections?.find((each) =>
      id === undefined ? each.type === 'mall-recommendations' : each.id === decodeURIComponent(id),
    );
    if (section?.data !== undefined) return Response.json({ result: section.data });
    const lacking = `no data of its section ${id ?? 'mall-recommendations'}`;
    return Response.json({ message: lacking }, { status: 404 });
  };
  return (input) => Promise.resolve(answerTo(new Request(input).url));
}

interface AnswerInJson {
  result?: AnswerInJson;
  sections?: { type?: unknown; id?: unknown; data?: unknown }[];
}

function parsed(json: string): AnswerInJson {
  let answer: unknown;
  try {
    answer = JSON.parse(json);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (typeof answer === 'object' && answer !== null) return answer;
  throw new Error('This is JSON, but not the answer of the Profile API, which is an object.');
}

function whatIsWrong(error: unknown, source: BroughtSource): string {
  const where = 'json' in source ? 'The file' : source.api;
  if (isProfileError(error, 'API_RESPONSE_INVALID')) {
    const { issues = [], places = [], path } = error.data ?? {};
    return issues.length > 0
      ? `This is not the answer of the Profile API for an account: ${issues.join('; ')}.`
      : `${path}: ${places.join(', ')} does not fit, and is left out.`;
  }
  if (isProfileError(error, 'HTTP_ABNORMAL')) {
    const { status, message } = error.data ?? {};
    return 'json' in source
      ? `${where} has ${message ?? 'not all of it'}.`
      : `${where} answers ${status}${message ? `: ${message.replace(/\.$/, '')}` : ''}.`;
  }
  if (isProfileError(error, 'HTTP_NETWORK_ERROR'))
    return `${where} does not answer, or does not allow ${window.location.origin} by CORS. A file with its answer can be read without that.`;
  return error instanceof Error ? error.message : String(error);
}
