import { LatePart } from '@oa-profile/plugin-sdk/internal';
import { useLatePlugins } from '@oa-profile/plugin-sdk/page';
import { loadPlugins } from '@oa-profile/plugin-sdk/internal';
import { addTexts } from '@oa-profile/i18n';
import { memo, type ReactElement } from 'react';

/**
 * The place of the line of the day. What the server has drawn is complete, and its range moves without script, so its code
 * comes only when somebody turns to it, or once the drawing is no longer true.
 */
export const TodaySlot = memo(function TodaySlot(): ReactElement {
  const plugins = useLatePlugins();
  return (
    <LatePart
      load={async (i18n) => {
        const [{ Today, todayTexts }] = await Promise.all([
          import('./late-today.js'),
          loadPlugins(plugins, i18n, { isRetried: true }),
        ]);
        await addTexts(i18n, todayTexts);
        return Today;
      }}
      name="line of today"
      when="touched"
      saysFailure={false}
    />
  );
});
