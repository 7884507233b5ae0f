import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { basicInfoSection } from '@oa-profile/plugin-basic-info/section';
import { SectionFrame, type PluginEvent, type SectionState } from '@oa-profile/plugin-sdk';
import { Section, Skeleton, ToastRegion, type ToastMessage } from '@oa-profile/ui';
import { accountColors } from '@oa-profile/ui/account-colors';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { pluginContext } from './plugin-context';
import { useAccountPage, type AccountPageState } from './use-account-page';

/** An account's name and its basic information, in its own colour and in the given scheme. */
export function AccountCard({ searchId, colorScheme }: { searchId: string; colorScheme: 'light' | 'dark' }) {
  const t = useTexts(commonTexts);
  const id = useId();
  const { state, retry } = useAccountPage(searchId);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const onEvent = useCallback((event: PluginEvent) => {
    if (event.type !== 'notice') return;
    const { text, tone } = event;
    const toast = { id: crypto.randomUUID(), text, tone: tone === 'failure' ? 'error' : tone } as const;
    setToasts((before) => [...before, toast]);
  }, []);
  const { page } = state;
  return (
    <div className="account" data-oa="" data-color-scheme={colorScheme} data-account={searchId}>
      <style>{accountColors(page?.account.color, `[data-account="${searchId}"]`)}</style>
      {page ? (
        <SectionFrame
          section={basicInfoSection}
          id={id}
          state={sectionState(state)}
          context={pluginContext(page.account, onEvent)}
          onRetry={retry}
          onError={console.error}
        />
      ) : (
        <Waiting title={searchId}>
          {state.status === 'Failure' ? (
            <button onClick={retry}>{t('common.retry')}</button>
          ) : (
            <Skeleton lines={6} />
          )}
        </Waiting>
      )}
      <ToastRegion
        toasts={toasts}
        onDismiss={(dismissed) => setToasts((all) => all.filter((each) => each.id !== dismissed))}
        dismissLabel={t('common.close')}
      />
    </div>
  );
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return <Section title={title}>{children}</Section>;
}

/** The section's data are in the account page; an account without them has no such section. */
function sectionState({ page }: Extract<AccountPageState, { status: 'Success' }>): SectionState {
  const section = page.sections.find(({ type }) => type === basicInfoSection.type);
  return section ? { status: 'Success', data: section.data } : { status: 'Failure', code: 'DATA_NOT_FOUND' };
}
