/** Attribute in which the web team's script states the visitor's choice: 'granted' or 'denied'. */
const ATTRIBUTE = 'data-tracking-consent';

/**
 * Reads the visitor's choice from the document element, now and whenever it changes. An attribute rather than an event,
 * so that it does not matter which script runs first.
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
