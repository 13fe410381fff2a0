import { registerAacEncoder } from "@mediabunny/aac-encoder";
import { AudioSample, AudioSampleSource, BufferTarget, Mp4OutputFormat, Output } from "mediabunny";

/** A voice has little above 8 kHz. */
const SAMPLES_PER_SECOND = 16_000;
const BITS_PER_SECOND = 16_000;
const LOUDEST = 32_768;

registerAacEncoder();

/** The samples as AAC in an M4A file, which every browser plays. */
export async function encodeSound(samples: Int16Array, sampleRate: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const format = new Mp4OutputFormat({ fastStart: "in-memory" });
  const output = new Output({ format, target });
  const sound = new AudioSampleSource({
    codec: "aac",
    bitrate: BITS_PER_SECOND,
    transform: { sampleRate: SAMPLES_PER_SECOND },
  });
  output.addAudioTrack(sound);
  await output.start();
  const data = Float32Array.from(samples, (sample) => sample / LOUDEST);
  const spoken = { data, format: "f32", numberOfChannels: 1, sampleRate, timestamp: 0 } as const;
  const sample = new AudioSample(spoken);
  await sound.add(sample);
  sample.close();
  sound.close();
  await output.finalize();
  if (!target.buffer) throw new Error("the sound was not finished");
  return new Uint8Array(target.buffer);
}
