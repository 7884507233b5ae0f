/** Opens folded details while printing, in browsers whose CSS cannot. Returns a function that stops it. */
export function openForPrint(): () => void {
  if (CSS.supports('selector(::details-content)')) return () => undefined;
  let opened: { details: HTMLDetailsElement; group: string | null }[] = [];

  function open(): void {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((details) => {
      // Only one of a group could be open.
      const group = details.getAttribute('name');
      details.removeAttribute('name');
      details.open = true;
      return { details, group };
    });
  }
  function close(): void {
    for (const { details, group } of opened) {
      details.open = false;
      if (group !== null) details.setAttribute('name', group);
    }
    opened = [];
  }
  addEventListener('beforeprint', open);
  addEventListener('afterprint', close);
  return () => {
    removeEventListener('beforeprint', open);
    removeEventListener('afterprint', close);
  };
}
