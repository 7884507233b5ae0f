import { dialogOpened, type ProfileStore } from '@oa-profile/profile';

const PARAMETER = 'openQrModal';

/** Opens the account's QR code where the address asks for it: once, so that a reload does not open it again. */
export function openQrCode(store: ProfileStore): void {
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) !== 'true') return;
  address.searchParams.delete(PARAMETER);
  // Before the pop-up gets an entry of its own: the one below it would keep the parameter.
  history.replaceState(history.state, '', address);
  store.dispatch(dialogOpened('addInApp'));
}
