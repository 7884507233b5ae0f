import { createLiffBridge } from '@oa-profile/host-bridge/liff';
import { elementIds, type PublicConfig } from '../document/index.js';
import { readElement } from '../read-element.js';

/**
 * Shows the button that closes an error page, once the app's SDK has started, which alone can close it. If that fails,
 * the other ways on are still there.
 *
 * @throws the SDK's own error, or ProfileError `DATA_INVALID` if the page has no configuration.
 */
export async function offerClose(button: HTMLButtonElement): Promise<void> {
  const { liffId = '', liffPlugins } = readElement<PublicConfig>(elementIds.config);
  const bridge = createLiffBridge({ liffId, pluginUrls: liffPlugins });
  await bridge.start();
  if (!bridge.isInsideApp()) return;
  button.addEventListener('click', () => bridge.close());
  button.hidden = false;
}
