/**
 * Moves focus to an element that replaced a focused button. Does nothing if another element has the focus.
 */
export function focusWhenLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
