/** The bridge of the messaging app, which needs the app's SDK. A page for browsers alone installs none. */
export { createLiffBridge, type LiffBridge, type LiffBridgeOptions } from './liff-bridge.js';
