import { actionMessageKeys } from '@oa-profile/errors';
import { pageErrorCode, type ProfileThunk, rootReducer } from '@oa-profile/plugin-sdk/page';
import {
  changeableReducers,
  createSwitch,
  initialChangeable,
  type SwitchAnswer,
  type SwitchState,
} from '@oa-profile/plugin-sdk/internal';
import { createSlice } from '@reduxjs/toolkit';

declare module '@oa-profile/plugin-sdk/declared' {
  interface LazyLoadedSlices {
    keep: SwitchState;
  }
}

const initialState: SwitchState = initialChangeable;

const keepSlice = createSlice({
  name: 'keep',
  initialState,
  reducers: changeableReducers<SwitchAnswer, string>(),
  selectors: { selectKeep: (state) => state },
}).injectInto(rootReducer);

/**
 * Keep: whether the account is in the visitor's own collection (docs/product.md#keep), by the account's basic search
 * id.
 */
export const keep = createSwitch({
  name: 'keep',
  actions: keepSlice.actions,
  select: keepSlice.selectors.selectKeep,
  read: async (services, { account }) => {
    const { kept } = await (await services.keep()).keepStatus(account.basicSearchId);
    return { on: kept };
  },
  write: async (services, { account, shareUrl }, on) => {
    const client = await services.keep();
    if (!on) return { on: (await client.unKeep(account.basicSearchId)).kept };
    const content = {
      contentId: account.basicSearchId,
      title: account.name,
      url: shareUrl,
      ...(account.icon && { imageUrl: account.icon.url }),
    };
    return { on: (await client.create(content)).kept };
  },
  messages: {
    done: (on) => [['actions', on ? 'keep.added' : 'keep.removed']],
    failed(on, error) {
      const message = actionMessageKeys[pageErrorCode(error)];
      // These messages are complete: what is wrong, and what to do about it.
      if (message === 'error.keepStorage' || message === 'error.keepForbidden') return [message];
      return [['actions', on ? 'keep.addFailed' : 'keep.removeFailed'], message];
    },
  },
});

/** Keeps the page for a visitor who is signed in, as soon as that is known. Nobody is sent to a login for it. */
export const keepIfSignedIn = (): ProfileThunk<Promise<void>> =>
  keep.set(true, { ifSignedIn: 'keepIfSignedIn' });
