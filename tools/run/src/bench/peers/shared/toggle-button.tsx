'use client';

import { useState } from 'react';

/** A button that switches something on and off for the visitor. */
export function ToggleButton({ off, on }: Record<'off' | 'on', string>) {
  const [isOn, setOn] = useState(false);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
      {isOn ? on : off}
    </button>
  );
}
