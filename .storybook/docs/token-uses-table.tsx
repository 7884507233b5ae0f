import type { ReactElement } from 'react';
import { tokenUses } from './token-uses.js';
import styles from './token-uses-table.module.css';

export function TokenUsesTable(): ReactElement {
  return (
    <div className={styles.scroll} role="region" aria-label="Uses of tokens" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Components</th>
            <th scope="col">Parts of the page</th>
            <th scope="col">Plugins</th>
          </tr>
        </thead>
        <tbody>
          {tokenUses().map(({ token, components, page, plugins }) => (
            <tr key={token}>
              <th scope="row">
                <code>{token}</code>
              </th>
              {[components, page, plugins].map((names, place) => (
                <td key={place}>{names.join(', ') || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
