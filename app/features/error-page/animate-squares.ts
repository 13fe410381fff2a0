import { debounce } from "./debounce";
import type { FallingSquares } from "./falling-squares";
import { dropSquares, drawSquares, fitCanvas, restingSquares, squareSize } from "./falling-squares";

const RESIZE_DEBOUNCE_MS = 100;
const NOT_FOR_DRAGGING = "a, button, input, [data-selectable]";

export function animateSquares(canvas: HTMLCanvasElement): () => void {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
    ? keepStill(canvas)
    : keepFalling(canvas);
}

function keepStill(canvas: HTMLCanvasElement): () => void {
  const draw = () => {
    fitCanvas(canvas);
    const { clientWidth, clientHeight } = canvas;
    const size = squareSize(window.innerWidth);
    drawSquares(canvas, restingSquares(clientWidth, clientHeight, size), size);
  };
  draw();
  const redraw = debounce(draw, RESIZE_DEBOUNCE_MS);
  window.addEventListener("resize", redraw);
  return () => {
    redraw.cancel();
    window.removeEventListener("resize", redraw);
  };
}

function keepFalling(canvas: HTMLCanvasElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let squares: FallingSquares | null = null;
  let isDragging = false;

  const start = async () => {
    const matter = await import("matter-js").then((module) => module.default).catch(() => null);
    if (!matter || signal.aborted) return;
    const build = () => {
      squares?.pause();
      fitCanvas(canvas);
      squares = dropSquares(matter, canvas, squareSize(window.innerWidth));
      if (!document.hidden) squares.resume();
    };
    build();
    const rebuild = debounce(build, RESIZE_DEBOUNCE_MS);
    window.addEventListener("resize", rebuild, { signal });
    signal.addEventListener("abort", rebuild.cancel);
  };

  const isForText = ({ target }: Event) =>
    target instanceof Element && target.closest(NOT_FOR_DRAGGING) !== null;
  const point = (cursor: "" | "grab" | "grabbing") => {
    document.documentElement.style.cursor = cursor;
  };

  // The canvas ignores pointer events, so that links, text and scrolling stay usable.
  const down = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    if (isForText(event)) return;
    isDragging = squares?.grab(event.clientX, event.clientY) ?? false;
    if (isDragging) point("grabbing");
  };
  const move = (event: PointerEvent) => {
    const { clientX, clientY } = event;
    if (isDragging) squares?.drag(clientX, clientY);
    else point(!isForText(event) && squares?.isAt(clientX, clientY) ? "grab" : "");
  };
  const up = () => {
    if (isDragging) point("grab");
    isDragging = false;
    squares?.release();
  };
  const holdStill = (event: Event) => {
    if (isDragging && event.cancelable) event.preventDefault();
  };
  const pauseWhenHidden = () => (document.hidden ? squares?.pause() : squares?.resume());

  window.addEventListener("pointerdown", down, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  window.addEventListener("touchmove", holdStill, { signal, passive: false });
  document.addEventListener("selectstart", holdStill, { signal });
  document.addEventListener("visibilitychange", pauseWhenHidden, { signal });
  void start();

  return () => {
    ended.abort();
    point("");
    squares?.pause();
  };
}
