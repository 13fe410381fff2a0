import { registerAacEncoder } from "@mediabunny/aac-encoder";
import { AudioBufferSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output } from "mediabunny";
import { createStage, type Stage } from "./stage.ts";
import type { Scene } from "./script.ts";

/** Runs in the browser: encodes a scene and its sound as a video, using only the browser's codecs. */
const WIDTH = 1280;
const HEIGHT = 720;
const SIZES = {
  usual: { scale: 1, videoBitsPerSecond: 260_000, audioBitsPerSecond: 56_000 },
  small: { scale: 0.5, videoBitsPerSecond: 40_000, audioBitsPerSecond: 24_000 },
} as const;
type Size = (typeof SIZES)[keyof typeof SIZES];
const KEY_FRAME_SEC = 4;
const MOVING_FRAMES_PER_SECOND = 15;
const MOVING_SEC = 0.6;
const STILL_SEC = 1;

export type FilmInput = { scene: Scene; iconSvg: string; sampleRate: number; audioBase64: string };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function audioOf({ audioBase64, sampleRate }: FilmInput): AudioBuffer {
  const samples = new Int16Array(bytesOf(audioBase64).buffer);
  const audio = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate });
  audio.copyToChannel(
    Float32Array.from(samples, (sample) => sample / 32_768),
    0,
  );
  return audio;
}

function frameTimes({ durationSec, chapters }: Scene): number[] {
  const changes = [
    0,
    ...chapters.flatMap(({ startSec, points }) => [startSec, ...points.map(({ atSec }) => atSec)]),
  ];
  const times = new Set<number>();
  for (let second = 0; second < durationSec; second += STILL_SEC) times.add(second);
  for (const change of changes) {
    for (let frame = 0; frame <= MOVING_SEC * MOVING_FRAMES_PER_SECOND; frame++) {
      times.add(Math.round((change + frame / MOVING_FRAMES_PER_SECOND) * 1000) / 1000);
    }
  }
  return [...times].filter((time) => time < durationSec).sort((a, b) => a - b);
}

function screenOf(stage: Stage, scale: number) {
  if (scale === 1) return { canvas: stage.canvas, show: () => {} };
  const canvas = document.createElement("canvas");
  canvas.width = stage.canvas.width * scale;
  canvas.height = stage.canvas.height * scale;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws nothing");
  pen.imageSmoothingQuality = "high";
  return { canvas, show: () => pen.drawImage(stage.canvas, 0, 0, canvas.width, canvas.height) };
}

async function encode(input: FilmInput, stage: Stage, size: Size): Promise<Uint8Array> {
  const { scene } = input;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const screen = screenOf(stage, size.scale);
  const pictures = new CanvasSource(screen.canvas, {
    codec: "avc",
    bitrate: size.videoBitsPerSecond,
    keyFrameInterval: KEY_FRAME_SEC,
  });
  const sound = new AudioBufferSource({ codec: "aac", bitrate: size.audioBitsPerSecond });
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  await sound.add(audioOf(input));
  sound.close();
  const times = frameTimes(scene);
  for (const [at, time] of times.entries()) {
    stage.draw(scene, time);
    screen.show();
    await pictures.add(time, (times[at + 1] ?? scene.durationSec) - time);
  }
  pictures.close();
  await output.finalize();
  if (!target.buffer) throw new Error("the film was not finished");
  return new Uint8Array(target.buffer);
}

export type FilmedBase64 = { film: string; small: string; poster: string };

async function film(input: FilmInput): Promise<FilmedBase64> {
  const icon = new Image();
  icon.src = `data:image/svg+xml,${encodeURIComponent(input.iconSvg)}`;
  await icon.decode();
  const stage = createStage({ widthPx: WIDTH, heightPx: HEIGHT, icon });
  await document.fonts.load("700 40px Hanken");
  const made = await encode(input, stage, SIZES.usual);
  const small = await encode(input, stage, SIZES.small);
  stage.drawPoster(input.scene);
  const poster = await new Promise<Blob | null>((done) =>
    stage.canvas.toBlob(done, "image/webp", 0.82),
  );
  if (!poster) throw new Error("the poster was not drawn");
  const picture = new Uint8Array(await poster.arrayBuffer());
  return { film: base64Of(made), small: base64Of(small), poster: base64Of(picture) };
}

registerAacEncoder();
Object.assign(window, { film });
