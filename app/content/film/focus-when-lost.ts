/** Takes the focus that went with the button which this came in the place of; from anything else it takes none. */
export function focusWhenLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
