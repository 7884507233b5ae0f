export type { HostBridge, ShareContent, ShareOutcome } from './host-bridge.js';
export { createWebBridge } from './web-bridge.js';
export type { LiffBridge } from './liff-bridge.js';
export type { LiffSdk } from './liff-sdk.js';
