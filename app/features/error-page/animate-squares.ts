import type Matter from "matter-js";

const RESIZE_DEBOUNCE_MS = 100;
const NOT_FOR_DRAGGING = "a, button, input, [data-selectable]";

export function animateSquares(canvas: HTMLCanvasElement): () => void {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches
    ? hold(canvas)
    : keepFalling(canvas);
}

type Debounced = (() => void) & { cancel: () => void };

export function debounce(action: () => void, waitMs: number): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = setTimeout(action, waitMs);
  };
  return Object.assign(run, { cancel: () => clearTimeout(timer) });
}

type MatterModule = typeof Matter;

export const SQUARE_COUNT = 6;
export const SQUARE_RADIUS = 8;
export const SQUARE_PHYSICS = { restitution: 0.6, friction: 0.1 };
const SQUARE_COLOURS = ["#7a0d12", "#b9161d", "#d8232a", "#f58e87", "#ffdcd9"] as const;

const LG = 1200;
const MD = 744;
const WALL = 200;
const FRAME_MS = 1000 / 60;
const LONGEST_LAG_MS = 3 * FRAME_MS;
/** Maximum pixels per frame: faster squares would pass through a wall. */
const FASTEST = 60;

type Square = { x: number; y: number; angle: number; colour: string };

export function squareSize(width: number): number {
  if (width < MD) return 100;
  if (width < LG) return 150;
  return 230;
}

export function squareColour(index: number): string {
  return SQUARE_COLOURS[index % SQUARE_COLOURS.length] ?? SQUARE_COLOURS[0];
}

/** Shares of the free width left of, between and right of the squares of the lowest row. */
const GAPS = [3, 1, 4, 1, 2, 1, 3];
const OVERHANG = 0.3;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** As if they had fallen: unevenly spread, and those above not exactly on those below. */
export function restingSquares(width: number, height: number, size: number): Square[] {
  const perRow = Math.max(1, Math.min(SQUARE_COUNT, Math.floor(width / size)));
  const gaps = GAPS.slice(0, perRow + 1);
  const perShare = Math.max(0, width - perRow * size) / sum(gaps);
  const shift = Math.min(OVERHANG * size, 0.9 * perShare * (gaps.at(-1) ?? 0));
  return Array.from({ length: SQUARE_COUNT }, (_, index) => {
    const column = index % perRow;
    const row = Math.floor(index / perRow);
    return {
      x: size * (column + 0.5) + perShare * sum(gaps.slice(0, column + 1)) + shift * (row % 2),
      y: height - size * (row + 0.5),
      angle: 0,
      colour: squareColour(index),
    };
  });
}

function drawSquares(canvas: HTMLCanvasElement, squares: Square[], size: number): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const scale = canvas.width / canvas.clientWidth || 1;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
  for (const square of squares) {
    context.save();
    context.translate(square.x, square.y);
    context.rotate(square.angle);
    context.fillStyle = square.colour;
    context.beginPath();
    context.roundRect(-size / 2, -size / 2, size, size, SQUARE_RADIUS);
    context.fill();
    context.restore();
  }
}

/** At most two backing pixels per device pixel. */
function fitCanvas(canvas: HTMLCanvasElement): void {
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
}

type FallingSquares = {
  isAt: (x: number, y: number) => boolean;
  grab: (x: number, y: number) => boolean;
  drag: (x: number, y: number) => void;
  release: () => void;
  pause: () => void;
  resume: () => void;
};

/** Stops requesting frames once all squares are at rest. */
export function dropSquares(
  matter: MatterModule,
  canvas: HTMLCanvasElement,
  size: number,
): FallingSquares {
  const { Bodies, Body, Composite, Constraint, Engine, Query, Sleeping, Vector } = matter;
  const width = canvas.clientWidth;
  const height = canvas.clientHeight;
  const engine = Engine.create({ enableSleeping: true });
  const squares = Array.from({ length: SQUARE_COUNT }, (_, index) =>
    Bodies.rectangle(
      width * ((index + 0.5) / SQUARE_COUNT),
      -size * (1 + index * 0.8),
      size,
      size,
      { ...SQUARE_PHYSICS, chamfer: { radius: SQUARE_RADIUS }, angle: (index - 2) * 0.35 },
    ),
  );
  const tall = height + 20 * size;
  const wall = { isStatic: true, friction: SQUARE_PHYSICS.friction };
  Composite.add(engine.world, [
    ...squares,
    Bodies.rectangle(width / 2, height + WALL / 2, width + 2 * WALL, WALL, wall),
    Bodies.rectangle(-WALL / 2, height - tall / 2, WALL, tall, wall),
    Bodies.rectangle(width + WALL / 2, height - tall / 2, WALL, tall, wall),
  ]);

  let frame = 0;
  let previous = 0;
  let lagMs = 0;
  let held: Matter.Constraint | null = null;

  const bringBack = () => {
    for (const body of squares) {
      if (body.speed > FASTEST) Body.setSpeed(body, FASTEST);
      const { x, y } = body.position;
      const isOut = x < -size || x > width + size || y > height + size || y < -height - 8 * size;
      if (!isOut) continue;
      Body.setPosition(body, { x: Math.min(Math.max(x, size), width - size), y: -size });
      Body.setVelocity(body, { x: 0, y: 0 });
    }
  };

  const step = (now: number) => {
    lagMs = Math.min(lagMs + now - previous, LONGEST_LAG_MS);
    previous = now;
    for (; lagMs >= FRAME_MS; lagMs -= FRAME_MS) {
      Engine.update(engine, FRAME_MS);
      bringBack();
    }
    drawSquares(
      canvas,
      squares.map((body, index) => ({
        x: body.position.x,
        y: body.position.y,
        angle: body.angle,
        colour: squareColour(index),
      })),
      size,
    );
    const resting = !held && squares.every((body) => body.isSleeping);
    frame = resting ? 0 : requestAnimationFrame(step);
  };
  const pause = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const resume = () => {
    if (frame) return;
    previous = performance.now();
    frame = requestAnimationFrame(step);
  };
  const release = () => {
    if (held) Composite.remove(engine.world, held);
    held = null;
  };

  return {
    pause,
    resume,
    release,
    isAt: (x, y) => Query.point(squares, { x, y }).length > 0,
    grab(x, y) {
      const body = Query.point(squares, { x, y })[0];
      if (!body) return false;
      release();
      for (const square of squares) Sleeping.set(square, false);
      held = Constraint.create({
        pointA: { x, y },
        bodyB: body,
        pointB: Vector.sub({ x, y }, body.position),
        length: 0.01,
        stiffness: 0.15,
        damping: 0.05,
      });
      Body.setAngularVelocity(body, 0);
      Composite.add(engine.world, held);
      resume();
      return true;
    },
    drag(x, y) {
      if (!held) return;
      held.pointA = { x, y };
      if (held.bodyB) Sleeping.set(held.bodyB, false);
    },
  };
}

function hold(canvas: HTMLCanvasElement): () => void {
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
