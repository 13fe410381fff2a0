const GAP_PX = 8;
/** Below this width, CSS puts the box at the bottom of the screen. */
const FROM_PX = 744;

export function placeBeside(box: HTMLElement, anchor: Element): void {
  if (innerWidth < FROM_PX) return;
  const [line = anchor.getBoundingClientRect()] = anchor.getClientRects();
  const { width, height } = box.getBoundingClientRect();
  const isRoomBelow = line.bottom + GAP_PX + height <= innerHeight;
  const top = isRoomBelow ? line.bottom + GAP_PX : line.top - GAP_PX - height;
  const left = Math.min(line.left, document.documentElement.clientWidth - width - GAP_PX);
  box.style.top = `${Math.max(top, GAP_PX) + scrollY}px`;
  box.style.left = `${Math.max(left, GAP_PX)}px`;
}
