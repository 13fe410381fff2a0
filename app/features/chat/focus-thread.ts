export const MENU_OF = "data-menu-of";
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

export const focusComposer = (): void => focusFirst(COMPOSER, LOG);

/** Falls back to the message field if the message has no menu. */
export const focusMessage = (id: string): void => focusFirst(`[${MENU_OF}="${id}"]`, COMPOSER, LOG);
