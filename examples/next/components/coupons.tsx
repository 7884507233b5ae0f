'use client';

import { commonTexts } from '@oa-profile/i18n';
import { I18nextProvider, useTexts } from '@oa-profile/i18n/react';
import { couponSection } from '@oa-profile/plugin-coupon/section';
import type { Coupons as CouponsData } from '@oa-profile/plugin-coupon/data';
import { SectionFrame, ItemFrame, type PluginContext, type PluginEvent } from '@oa-profile/plugin-sdk';
import { ToastRegion, type ToastMessage } from '@oa-profile/ui';
import { use, useCallback, useId, useState, type ReactNode } from 'react';
import { textsIn } from '../lib/texts';
import { usePluginContext, type Visit } from '../lib/use-plugin-context';

/** The section of coupons. */
export function Coupons({ visit, coupons }: { visit: Visit; coupons: CouponsData }) {
  const id = useId();
  return (
    <Surroundings visit={visit}>
      {(context) => (
        <SectionFrame
          section={couponSection}
          id={id}
          state={{ status: 'Success', data: coupons }}
          context={context}
          onError={console.error}
        />
      )}
    </Surroundings>
  );
}

/** One coupon, to show at the counter. */
export function Coupon({ visit, coupons, itemId }: { visit: Visit; coupons: CouponsData; itemId: string }) {
  return (
    <Surroundings visit={visit}>
      {(context) => (
        <ItemFrame
          section={couponSection}
          data={coupons}
          itemId={itemId}
          context={context}
          onError={console.error}
        />
      )}
    </Surroundings>
  );
}

/** Provides texts and the context, and handles events. */
function Surroundings({
  visit,
  children,
}: {
  visit: Visit;
  children: (context: PluginContext) => ReactNode;
}) {
  const i18n = use(textsIn(visit.language));
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const { basicSearchId } = visit.account;
  const onEvent = useCallback(
    (event: PluginEvent) => {
      if (event.type === 'addFriend') window.location.assign(`https://line.me/R/ti/p/${basicSearchId}`);
      if (event.type === 'action') console.info('Counted:', event.name);
      if (event.type !== 'notice') return;
      const { text, tone } = event;
      const toast = { id: crypto.randomUUID(), text, tone: tone === 'failure' ? 'error' : tone } as const;
      setToasts((before) => [...before, toast]);
    },
    [basicSearchId],
  );
  const context = usePluginContext(visit, onEvent);
  return (
    <I18nextProvider i18n={i18n}>
      {children(context)}
      <Toasts toasts={toasts} onDismiss={(id) => setToasts((all) => all.filter((each) => each.id !== id))} />
    </I18nextProvider>
  );
}

function Toasts(props: { toasts: readonly ToastMessage[]; onDismiss: (id: string) => void }) {
  const t = useTexts(commonTexts);
  return <ToastRegion {...props} dismissLabel={t('common.close')} />;
}
