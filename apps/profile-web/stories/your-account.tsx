import { useLanguage } from '@oa-profile/i18n/react';
import { PageStory } from '@oa-profile/profile/testing';
import { useState, type ReactElement } from 'react';
import { plugins } from '../src/plugins.js';
import { saveBroughtAccount, broughtAccount } from './brought-account.js';
import { readBroughtAccount, type BroughtSource } from './read-brought-account.js';
import styles from './your-account.module.css';

/** Brings an account into Storybook, from an API or a file, and shows its page. */
export function YourAccount(): ReactElement {
  const language = useLanguage();
  const [own, setOwn] = useState(broughtAccount);
  const [wrong, setWrong] = useState('');

  async function bring(source: BroughtSource): Promise<void> {
    setWrong('');
    try {
      const read = await readBroughtAccount(source, language);
      saveBroughtAccount(read);
      setOwn(read);
    } catch (error) {
      setWrong((error as Error).message);
    }
  }
  const bringFile = async (file: File | undefined): Promise<void> => {
    if (file) await bring({ json: await file.text() });
  };
  const forget = (): void => {
    saveBroughtAccount(undefined);
    setOwn(undefined);
  };

  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void bringFile(event.dataTransfer.files[0]);
      }}
    >
      <div className={styles.bring}>
        <p>
          Bring an account: its page is shown below, and each plugin&rsquo;s story <i>In your language</i>{' '}
          shows its section, with the same controls. It stays in this tab, until that is closed.
        </p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            void bring({ api: fields.get('api') as string, id: fields.get('id') as string });
          }}
        >
          <label>
            Address of the Profile API
            <input name="api" type="url" required placeholder="https://api.example.com" />
          </label>
          <label>
            Id of the account
            <input name="id" required placeholder="@komorebi" />
          </label>
          <button type="submit">Show</button>
        </form>
        <label>
          Or a file with the API&rsquo;s answer, also dropped here
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void bringFile(target.files?.[0])}
          />
        </label>
        <div role="status">
          {wrong !== '' && <p className={styles.wrong}>{wrong}</p>}
          {own && own.problems.length > 0 && (
            <ul>
              {own.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </div>
        {own && (
          <button type="button" onClick={forget}>
            Forget {own.account.name}
          </button>
        )}
      </div>
      {own && (
        <PageStory
          account={own.account}
          sections={own.sections}
          page={{ given: { place: { nearby: own.nearbyPlaces } } }}
          plugins={plugins}
          // Without a login: what an account answers to everybody.
          origin="web"
        />
      )}
    </div>
  );
}
