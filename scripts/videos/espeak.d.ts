declare module "@echogarden/espeak-ng-emscripten" {
  type Worker = {
    set_voice(name: string): void;
    set_rate(wordsPerMinute: number): void;
    set_pitch(pitch: number): void;
    get_samplerate(): number;
    synthesize(text: string, onAudio: (audio: ArrayBuffer | null) => boolean): void;
  };
  export default function load(): Promise<{ eSpeakNGWorker: new () => Worker }>;
}
