import { useLatePlugins } from '@oa-profile/plugin-sdk/page';
import { PluginSummary } from '@oa-profile/plugin-sdk/internal';
import type { ReactElement } from 'react';

/** What plugins show of where the account is, on a page without the column that has it. */
export function AddressPicture(): ReactElement {
  const plugins = useLatePlugins().loaded;
  return (
    <>
      {plugins.flatMap(({ summary, ...plugin }) =>
        summary ? (
          <PluginSummary
            key={plugin.name}
            plugin={{ ...plugin, summary }}
            part="AddressPicture"
            when="near"
          />
        ) : (
          []
        ),
      )}
    </>
  );
}
