import type { Scene } from "./script.ts";

const FONT = "Hanken, sans-serif";
const PAPER = "#f7f7f5";
const INK = "#15181c";
const QUIET_INK = "#4a525c";
const PANEL_PX = 400;
const APPEARS_SEC = 0.5;

type StageOptions = { widthPx: number; heightPx: number; icon: HTMLImageElement };

export type Stage = {
  canvas: HTMLCanvasElement;
  draw: (scene: Scene, second: number) => void;
  drawPoster: (scene: Scene) => void;
};

const eased = (part: number) => 1 - (1 - Math.min(1, Math.max(0, part))) ** 3;

function requirePen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  return pen;
}

export function createStage({ widthPx, heightPx, icon }: StageOptions): Stage {
  const canvas = document.createElement("canvas");
  canvas.width = widthPx;
  canvas.height = heightPx;
  const pen = requirePen(canvas);

  function fill(color: string, leftPx: number, rightPx: number): void {
    pen.fillStyle = color;
    pen.fillRect(leftPx, 0, rightPx - leftPx, heightPx);
  }

  function drawRidge(leftPx: number, rightPx: number): void {
    const width = rightPx - leftPx;
    for (const [lift, shade] of [
      [0.3, 0.1],
      [0.2, 0.16],
    ] as const) {
      pen.fillStyle = `rgb(255 255 255 / ${shade})`;
      pen.beginPath();
      pen.moveTo(leftPx, heightPx);
      for (const [x, y] of [
        [0, 0.55],
        [0.22, 1],
        [0.38, 0.62],
        [0.6, 1.18],
        [0.82, 0.58],
        [1, 0.86],
      ] as const) {
        pen.lineTo(leftPx + x * width, heightPx - y * lift * heightPx);
      }
      pen.lineTo(rightPx, heightPx);
      pen.fill();
    }
  }

  function drawIcon(centerXPx: number, centerYPx: number, sizePx: number): void {
    pen.drawImage(icon, centerXPx - sizePx / 2, centerYPx - sizePx / 2, sizePx, sizePx);
  }

  function write(text: string, at: { x: number; y: number; width: number; lead: number }): number {
    let line = "";
    let { y } = at;
    for (const word of text.split(" ")) {
      const longer = line ? `${line} ${word}` : word;
      if (line && pen.measureText(longer).width > at.width) {
        pen.fillText(line, at.x, y);
        y += at.lead;
        line = word;
      } else line = longer;
    }
    pen.fillText(line, at.x, y);
    return y + at.lead;
  }

  function drawTitle({ title, color }: Scene, opacity: number): void {
    fill(color, 0, widthPx);
    drawRidge(0, widthPx);
    pen.globalAlpha = opacity;
    drawIcon(640, 210, 150);
    pen.fillStyle = "#ffffff";
    pen.textAlign = "center";
    pen.font = `700 52px ${FONT}`;
    write(title, { x: 640, y: 390, width: 1000, lead: 64 });
    pen.font = `500 26px ${FONT}`;
    pen.fillText("Portal Suíça", 640, 660);
    pen.textAlign = "left";
    pen.globalAlpha = 1;
  }

  function drawChapter(scene: Scene, index: number, second: number): void {
    const chapter = scene.chapters[index];
    if (!chapter) return;
    fill(PAPER, 0, widthPx);
    fill(scene.color, 0, PANEL_PX);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, PANEL_PX, heightPx);
    pen.clip();
    drawRidge(-120, PANEL_PX + 120);
    pen.restore();
    drawIcon(PANEL_PX / 2, 270, 170);
    pen.fillStyle = "#ffffff";
    pen.textAlign = "center";
    pen.font = `600 30px ${FONT}`;
    pen.fillText(`${index + 1} de ${scene.chapters.length}`, PANEL_PX / 2, 440);
    pen.textAlign = "left";
    pen.globalAlpha = eased((second - chapter.startSec) / APPEARS_SEC);
    pen.fillStyle = INK;
    pen.font = `700 50px ${FONT}`;
    let y = write(chapter.title, { x: 460, y: 120, width: 760, lead: 60 }) + 24;
    for (const { text, atSec } of chapter.points) {
      const shown = eased((second - atSec) / APPEARS_SEC);
      pen.globalAlpha = shown;
      pen.fillStyle = scene.color;
      pen.fillRect(460, y - 24, 12, 12);
      pen.fillStyle = second - atSec > 6 ? QUIET_INK : INK;
      pen.font = `500 34px ${FONT}`;
      y = write(text, { x: 496 + (1 - shown) * 24, y, width: 724, lead: 44 }) + 22;
    }
    pen.globalAlpha = 1;
  }

  return {
    canvas,
    draw(scene, second) {
      const index = scene.chapters.findLastIndex(({ startSec }) => startSec <= second);
      const lastWordSec = scene.durationSec - 2.4;
      if (index < 0) drawTitle(scene, eased(second / APPEARS_SEC));
      else if (second > lastWordSec) drawTitle(scene, eased((second - lastWordSec) / APPEARS_SEC));
      else drawChapter(scene, index, second);
    },
    drawPoster({ color }) {
      fill(color, 0, widthPx);
      drawRidge(0, widthPx);
      drawIcon(widthPx / 2, heightPx / 2 - 30, 300);
    },
  };
}
