import { registerAacEncoder } from "@mediabunny/aac-encoder";
import { AudioBufferSource, BufferTarget, CanvasSource, Mp4OutputFormat, Output } from "mediabunny";
import { createStage, type Stage } from "./stage.ts";
import type { Scene } from "./script.ts";

/** Runs inside the browser: turns a scene and its sound into a film, with nothing but its own codecs. */
const WIDTH = 1280;
const HEIGHT = 720;
const VIDEO_BITS_PER_SECOND = 260_000;
const AUDIO_BITS_PER_SECOND = 56_000;
const KEY_FRAME_SEC = 4;
const MOVING_FRAMES_PER_SECOND = 15;
const MOVING_SEC = 0.6;
/** While nothing moves. */
const STILL_SEC = 1;

/** What is made of one narration. */
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

/** The seconds at which a frame is drawn: many while something appears, few while it stands. */
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

async function encode(input: FilmInput, stage: Stage): Promise<Uint8Array> {
  const { scene } = input;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const pictures = new CanvasSource(stage.canvas, {
    codec: "avc",
    bitrate: VIDEO_BITS_PER_SECOND,
    keyFrameInterval: KEY_FRAME_SEC,
  });
  const sound = new AudioBufferSource({ codec: "aac", bitrate: AUDIO_BITS_PER_SECOND });
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  await sound.add(audioOf(input));
  sound.close();
  const times = frameTimes(scene);
  for (const [at, time] of times.entries()) {
    stage.draw(scene, time);
    await pictures.add(time, (times[at + 1] ?? scene.durationSec) - time);
  }
  pictures.close();
  await output.finalize();
  if (!target.buffer) throw new Error("the film was not finished");
  return new Uint8Array(target.buffer);
}

export type FilmedBase64 = { film: string; poster: string };

async function film(input: FilmInput): Promise<FilmedBase64> {
  const icon = new Image();
  icon.src = `data:image/svg+xml,${encodeURIComponent(input.iconSvg)}`;
  await icon.decode();
  const stage = createStage({ widthPx: WIDTH, heightPx: HEIGHT, icon });
  await document.fonts.load("700 40px Hanken");
  const made = await encode(input, stage);
  stage.drawPoster(input.scene);
  const poster = await new Promise<Blob | null>((done) =>
    stage.canvas.toBlob(done, "image/webp", 0.82),
  );
  if (!poster) throw new Error("the poster was not drawn");
  return { film: base64Of(made), poster: base64Of(new Uint8Array(await poster.arrayBuffer())) };
}

registerAacEncoder();
Object.assign(window, { film });
