'use client';

import { useState } from 'react';

export function CopyButton({ label, text }: Record<'label' | 'text', string>) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {isCopied ? 'Copied' : label}
    </button>
  );
}
