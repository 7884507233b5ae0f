import { type ProfileStore, rootReducer } from '@oa-profile/plugin-sdk/page';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createScene, type SceneOptions } from './create-scene.js';

/**
 * Records what reaches the reducers of a store from now on. The returned function has it as JSON, as the Redux DevTools
 * export a session.
 */
export function recordSession(store: ProfileStore): () => string {
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    if (!action.type.startsWith('@@redux')) actions.push(action);
    return rootReducer(state, action);
  });
  return () => JSON.stringify(actions);
}

/** A new page on which the same happens again, by what was exported alone. */
export function replaySession(session: string, options: SceneOptions): ProfileStore {
  const { store } = createScene(options);
  for (const action of JSON.parse(session) as UnknownAction[]) store.dispatch(action);
  return store;
}
