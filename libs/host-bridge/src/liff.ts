/** The bridge of the messaging app, which needs the app's SDK as a peer. A page for browsers only does without both. */
export { createLiffBridge, type LiffBridge, type LiffBridgeOptions } from './liff-bridge.js';
