import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Disclosure } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { Answer } from './answer.js';
import { answerId } from './answer-id.js';
import type { Faq } from './data.js';
import styles from './faq.module.css';

interface QuestionListProps {
  items: Faq['items'];
  context: PluginContext;
}

/** Questions that open and close. */
export function QuestionList({ items, context }: QuestionListProps): ReactElement {
  return (
    <ul role="list" className={styles.questions}>
      {items.map((item) => (
        <li key={item.id} className={styles.question}>
          <Disclosure
            id={answerId(item.id)}
            summary={<span lang={accountLang(context)}>{item.question}</span>}
            onToggle={(open) => open && context.emit({ type: 'action', name: 'openAnswer' })}
          >
            <Answer item={item} context={context} />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
