import { mayBeSignedIn, type ProfileStore } from '@oa-profile/plugin-sdk/page';
import { actionTexts, forgetInterrupted, type LatePlugins } from '@oa-profile/plugin-sdk/internal';
import type { HostBridge } from '@oa-profile/host-bridge';
import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';

type Interrupted = ProfileStore['interrupted'][number];

/** Continues an interrupted action, for the visitor who has begun it and with the account of this page. */
export async function resumeAction(
  store: ProfileStore,
  i18n: i18n,
  interrupted: Interrupted,
  plugins: LatePlugins,
): Promise<void> {
  await store.dispatch(async (dispatch, getState, services) => {
    const { host } = services;
    const { action, searchId, needsLogin } = interrupted;
    if (needsLogin) await host.starting();
    const isHere = searchId === getState().page.account.basicSearchId;
    const resumes = (await plugins.load())
      .map((plugin) => plugin.resumes ?? {})
      .find((all) => Object.hasOwn(all, action));
    // Some actions are not continued: a reservation, for example, is chosen again, since its table may be gone.
    const go = isHere ? await resumes?.[action]?.(i18n) : undefined;
    // What is interrupted again remembers that itself.
    forgetInterrupted(services, action);
    // Asked last: while the code was loaded, the visitor may have become known.
    if (!go || !isTheirs(host, interrupted)) return;
    // These texts tell the outcome.
    await Promise.all([dispatch(go), addTexts(i18n, actionTexts)]);
  });
}

function isTheirs(host: HostBridge, { needsLogin, by }: Interrupted): boolean {
  if (needsLogin) return host.cameFromLogin() && mayBeSignedIn(host);
  // As if it had been begun on this page, which is loaded again if it is shown for somebody else.
  return by === undefined || host.starting() !== undefined || host.getOwner() === by;
}
