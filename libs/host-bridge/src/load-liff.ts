import liff from '@line/liff/core';
import GetAccessTokenModule from '@line/liff/get-access-token';
import CloseWindowModule from '@line/liff/close-window';
import GetOSModule from '@line/liff/get-os';
import IsLoggedInModule from '@line/liff/is-logged-in';
import LoginModule from '@line/liff/login';
import LogoutModule from '@line/liff/logout';
import GetContextModule from '@line/liff/get-context';
import GetDecodedIDTokenModule from '@line/liff/get-decoded-id-token';
import GetLineVersionModule from '@line/liff/get-line-version';
import IsApiAvailableModule from '@line/liff/is-api-available';
import IsInClientModule from '@line/liff/is-in-client';
import OpenWindowModule from '@line/liff/open-window';
import PermanentLinkModule from '@line/liff/permanent-link';
import ShareTargetPickerModule from '@line/liff/share-target-picker';
import type { LiffSdk } from './liff-sdk.js';

/** Loads the pluggable SDK with only the modules in use. Plugins may call `isInClient`, so that comes first. */
export function loadLiff(): LiffSdk {
  liff.use(new IsInClientModule());
  liff.use(new GetContextModule());
  liff.use(new GetDecodedIDTokenModule());
  liff.use(new GetAccessTokenModule());
  liff.use(new GetLineVersionModule());
  liff.use(new CloseWindowModule());
  liff.use(new GetOSModule());
  liff.use(new IsLoggedInModule());
  liff.use(new LoginModule());
  liff.use(new LogoutModule());
  liff.use(new OpenWindowModule());
  liff.use(new PermanentLinkModule());
  liff.use(new IsApiAvailableModule());
  liff.use(new ShareTargetPickerModule());
  // The SDK types `use` by what each module adds, which is not known for plugins loaded at run time.
  return liff satisfies Omit<LiffSdk, 'use'> as unknown as LiffSdk;
}
