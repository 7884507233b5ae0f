'use client';

import { useState } from 'react';

/** A question to the account. */
export function ContactForm() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <p role="status">Sent.</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <label>
        Your question
        <textarea name="question" required rows={3} />
      </label>
      <button type="submit">Send</button>
    </form>
  );
}
