import { dialogClosed, noticed, usePageEnvironment, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { type DialogName, type LatePlugins, loadPlugins } from '@oa-profile/plugin-sdk/internal';
import { addTexts } from '@oa-profile/i18n';
import { SectionBoundary } from '@oa-profile/plugin-sdk/internal';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';

/** The names of the pop-ups whose code is loaded ahead of the tap. */
export const dialogNames = async (plugins: LatePlugins): Promise<DialogName[]> =>
  (await plugins.load())
    .filter(({ isRare = false }) => !isRare)
    .flatMap(({ dialogs = {} }) => Object.keys(dialogs) as DialogName[]);

/** Loads the code of a pop-up, with the texts of actions, which all pop-ups use. */
export async function loadDialog(name: DialogName, i18n: i18n, plugins: LatePlugins): Promise<ComponentType> {
  const load = (await plugins.load()).find(({ dialogs }) => dialogs?.[name])?.dialogs?.[name];
  if (!load) throw new RangeError(`Unknown pop-up ${name}`);
  const [{ Component, texts }] = await Promise.all([load(), loadPlugins(plugins, i18n)]);
  if (texts) await addTexts(i18n, texts);
  return closedIfBroken(Component);
}

/** Makes a pop-up that throws close, with a message. */
function closedIfBroken(Dialog: ComponentType): ComponentType {
  return function Guarded() {
    const dispatch = useProfileDispatch();
    const { services } = usePageEnvironment();
    const onError = (error: unknown): void => {
      services.captureError(error, 'dialog');
      dispatch(dialogClosed());
      dispatch(noticed({ tone: 'failure', keys: ['error.general'] }));
    };
    return (
      <SectionBoundary data={undefined} onError={onError} fallback={() => null}>
        <Dialog />
      </SectionBoundary>
    );
  };
}
