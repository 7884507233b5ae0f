/** Selects what can have the focus; not all of it does. */
export const stops = 'a, area, audio, button, iframe, input, select, summary, textarea, video, [tabindex]';

/**
 * Tells which control the visitor used last: it was tapped, or got the focus. What opens returns the focus to it. The
 * focused element alone does not tell: Safari and screen readers leave the focus where it was when a button is tapped.
 * What is in a popover does not count, since that closes when something else opens.
 */
export const lastUsed = /* @__PURE__ */ rememberUse();

function rememberUse(): () => HTMLElement | undefined {
  let used: HTMLElement | undefined;
  const remember = ({ target }: Event): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(stops) : null;
    if (control && !control.closest('[popover]:not([popover=manual])')) used = control;
  };
  if (typeof document !== 'undefined')
    for (const event of ['click', 'focusin']) document.addEventListener(event, remember, true);
  return () => (used?.isConnected ? used : undefined);
}
