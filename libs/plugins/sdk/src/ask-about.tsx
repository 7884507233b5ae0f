import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { chatIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './ask-about.module.css';
import type { AskedFact } from './asked-fact.js';
import { FactButton } from './fact-button.js';
import type { PluginContext } from './section.js';

/** Props of {@link AskAbout}. */
export interface AskAboutProps {
  fact: AskedFact;
  /** Id of the element that shows the fact, since a page has several of these buttons. */
  describedBy: string;
  context: PluginContext;
}

/** A button below a fact, to ask the account about it. Renders nothing if the page takes no questions. */
export function AskAbout({ fact, describedBy, context }: AskAboutProps): ReactElement | null {
  const t = useTexts(commonTexts);
  if (!context.takesQuestions) return null;
  return (
    <FactButton
      icon={chatIcon}
      describedBy={describedBy}
      className={styles.ask}
      onClick={() => context.emit({ type: 'askAbout', fact })}
    >
      {t('common.ask')}
    </FactButton>
  );
}
