'use client';

import { useRef, type ReactNode } from 'react';

interface DialogButtonProps {
  label: string;
  title?: string;
  className?: string;
  children?: ReactNode;
}

export function DialogButton({ label, title = label, className, children }: DialogButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-label={title}>
        <h2>{title}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
        {children}
      </dialog>
    </>
  );
}
