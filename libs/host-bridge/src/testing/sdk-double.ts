import { vi } from 'vitest';
import type { LiffSdk } from '../index.js';
import { createLiffBridge, type LiffBridge } from '../liff.js';

/** The members of the SDK that a test replaces. */
export type SdkOverrides = Partial<Record<keyof LiffSdk, unknown>>;

/** A fake SDK that behaves as in the app. */
export function sdkDouble(overrides: SdkOverrides = {}): LiffSdk {
  return {
    use: vi.fn(),
    init: vi.fn(() => Promise.resolve()),
    getAccessToken: () => 'token-1',
    getContext: () => ({ viewType: 'full', userId: 'U1' }),
    getDecodedIDToken: () => null,
    getLineVersion: () => '14.2.0',
    isInClient: () => true,
    isLoggedIn: () => true,
    login: vi.fn(),
    logout: vi.fn(),
    closeWindow: vi.fn(),
    getOS: () => 'ios',
    getVersion: () => '2.31.0',
    isApiAvailable: () => true,
    shareTargetPicker: vi.fn(() => Promise.resolve({ status: 'success' })),
    permanentLink: { createUrlBy: () => Promise.reject(new Error('Not below the entry')) },
    openWindow: vi.fn(),
    ...overrides,
  } as unknown as LiffSdk;
}

/** A bridge whose SDK has started. */
export async function started(overrides?: SdkOverrides): Promise<{ bridge: LiffBridge; sdk: LiffSdk }> {
  const sdk = sdkDouble(overrides);
  const bridge = createLiffBridge({ liffId: '1-a', load: () => Promise.resolve(sdk) });
  await bridge.start();
  return { bridge, sdk };
}
