import liff from '@line/liff/core';
import GetAccessTokenModule from '@line/liff/get-access-token';
import GetContextModule from '@line/liff/get-context';
import IsInClientModule from '@line/liff/is-in-client';
import OpenWindowModule from '@line/liff/open-window';

type Liff = typeof liff;

/** The parts of the app SDK that this package uses. */
export interface LiffSdk extends Pick<Liff, 'init' | 'getAccessToken' | 'getContext' | 'openWindow'> {
  use(plugin: { name: string }): unknown;
}

/** The pluggable SDK with just the modules in use. Plugins may ask for `isInClient`, so it comes first. */
export function loadLiff(): LiffSdk {
  liff.use(new IsInClientModule());
  liff.use(new GetContextModule());
  liff.use(new GetAccessTokenModule());
  liff.use(new OpenWindowModule());
  // The SDK types `use` by what each module adds; a plugin known only at run time adds nothing to it.
  return liff as unknown as LiffSdk;
}
