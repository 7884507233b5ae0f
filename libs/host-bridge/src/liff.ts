/** Only the bridge of the messaging app: for pages that load it nowhere else. */
export { createLiffBridge, type LiffBridge, type LiffBridgeOptions } from './liff-bridge.js';
