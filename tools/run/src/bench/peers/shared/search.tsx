'use client';

import { useState } from 'react';
import { DialogButton } from './dialog-button';

interface SearchProps {
  /** Titles of the account's items, with the sections they are in. */
  entries: { title: string; section: string }[];
}

export function Search({ entries }: SearchProps) {
  const [word, setWord] = useState('');
  const found = word ? entries.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase())) : [];
  return (
    <DialogButton label="Search this page">
      <label>
        Keyword
        <input type="search" value={word} onInput={(event) => setWord(event.currentTarget.value)} />
      </label>
      <ul>
        {found.map(({ title, section }) => (
          <li key={section + title}>
            <a href={`#${section}`}>{title}</a>
          </li>
        ))}
      </ul>
    </DialogButton>
  );
}
