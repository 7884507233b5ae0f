export { type HostBridge, type ShareContent, type ShareOutcome, type ViewType } from './host-bridge.js';
export { createWebBridge } from './web-bridge.js';
export type { LiffBridge, LiffBridgeOptions } from './liff-bridge.js';
export type { LiffSdk } from './liff-sdk.js';
