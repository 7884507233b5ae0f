/** Where the web team's own script says what the visitor has chosen: 'granted' or 'denied'. */
const ATTRIBUTE = 'data-tracking-consent';

/**
 * Hears the visitor's choice from the document element, now if it is there and whenever it changes. An attribute, not
 * an event, so that it does not matter who comes first, that script or this one.
 */
export function followConsent(onChoice: (choice: 'granted' | 'denied') => void): void {
  const element = document.documentElement;
  const read = (): void => {
    const choice = element.getAttribute(ATTRIBUTE);
    if (choice === 'granted' || choice === 'denied') onChoice(choice);
  };
  new MutationObserver(read).observe(element, { attributeFilter: [ATTRIBUTE] });
  read();
}
