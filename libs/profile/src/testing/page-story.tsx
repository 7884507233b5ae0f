import type { Relation } from '@oa-profile/api-client';
import {
  applyCachedRelation,
  createOpenOverlays,
  PageEnvironmentContext,
} from '@oa-profile/plugin-sdk/internal';
import { useI18n } from '@oa-profile/i18n/react';
import { accountColors } from '@oa-profile/ui/account-colors';
import type { UnknownAction } from 'redux';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ProfileApp } from '../page/profile-app.js';
import { SectionSlot } from '../surface/sections/section-slot.js';
import { createScene, type SceneOptions } from './create-scene.js';

/** Props of {@link PageStory}: the args of the page's stories. */
export interface PageStoryProps extends SceneOptions {
  /** The visitor's relation, known from the last visit. @default nothing */
  relation?: Relation;
  /** What has happened on the page so far. @default nothing */
  happened?: readonly UnknownAction[];
  /** Since when the device has kept the page, in any format that `Date` reads. @default it has just been loaded */
  savedAt?: string;
  /** The part of the page that the story is about. @default all of it */
  children?: ReactNode;
}

/** The page, or a part of it, as {@link ProfileApp} shows it, in the story's language. */
export function PageStory({ children, ...options }: PageStoryProps): ReactElement {
  // What came with the page never changes: other controls open a new page.
  return (
    <OpenPage key={JSON.stringify(options)} {...options}>
      {children}
    </OpenPage>
  );
}

const renderedAt = new Date('2026-11-21T12:00:00+09:00');

/** A network takes a moment: what a page shows meanwhile is seen, and a double tap ends before the answer comes. */
const later =
  (answer: NonNullable<SceneOptions['answer']>): NonNullable<SceneOptions['answer']> =>
  async (request) => {
    const response = await answer(request);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return response;
  };

function OpenPage({ relation, happened = [], savedAt, children, ...options }: PageStoryProps): ReactElement {
  const i18n = useI18n();
  const [{ store, environment }] = useState(() => {
    const { answer } = options;
    const { store, services, cache } = createScene({
      ...options,
      ...(answer && { answer: later(answer) }),
    });
    if (relation) cache.set(store.getState().page.account.basicSearchId, relation);
    store.dispatch(applyCachedRelation());
    happened.forEach(store.dispatch);
    // A part of the page has waited for them by the time that it is shown.
    void services.plugins.load();
    return {
      store,
      environment: {
        services,
        renderedAt,
        savedAt: savedAt === undefined ? undefined : new Date(savedAt),
        loading: 'near' as const,
        openOverlays: createOpenOverlays(),
        SectionSlot,
      },
    };
  });
  return (
    <>
      <style>{accountColors(options.account?.color)}</style>
      {children ? (
        <Provider store={store}>
          <PageEnvironmentContext value={environment}>{children}</PageEnvironmentContext>
        </Provider>
      ) : (
        <ProfileApp store={store} i18n={i18n} {...environment} />
      )}
    </>
  );
}
