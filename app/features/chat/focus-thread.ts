/** Names the link that opens what can be done with a message. */
export const MENU_OF = "data-menu-of";
/** Names the field where a message is written. */
export const COMPOSER_FIELD = "data-composer-field";

const focusFirst = (...places: string[]): void => {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    found?.focus();
    if (found && document.activeElement === found) return;
  }
};

const COMPOSER = `[${COMPOSER_FIELD}]`;
const LOG = '[role="log"]';

/** What somebody pressed is gone from the page: they go on where a message is written. */
export const focusComposer = (): void => focusFirst(COMPOSER, LOG);

/** They go on at the message they did something with; where nothing can be done with it, as above. */
export const focusMessage = (id: string): void => focusFirst(`[${MENU_OF}="${id}"]`, COMPOSER, LOG);
