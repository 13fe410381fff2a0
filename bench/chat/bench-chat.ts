import { describeMachine } from "../report.ts";
import { contenderNames, measureIdle, measureTalk } from "./measure-load.ts";
import type { IdleFigures, TalkFigures } from "./measure-load.ts";

export type ChatBenchRun = {
  machine: string;
  date: string;
  talks: readonly TalkFigures[];
  idles: readonly IdleFigures[];
};

export type ChatBenchOptions = {
  databaseUrl: string;
  isQuick: boolean;
  say: (line: string) => void;
};

const CONNECTIONS = [100, 500, 1_000];
const IDLE_CONNECTIONS = 5_000;
const QUICK_CONNECTIONS = [100];
const QUICK_IDLE_CONNECTIONS = 500;

/** Measures all contenders in turn, so that other load on the machine affects each of them. */
export async function benchChat(options: ChatBenchOptions): Promise<ChatBenchRun> {
  const { databaseUrl, isQuick, say } = options;
  const time = isQuick
    ? { warmUpMs: 300, durationMs: 1_000 }
    : { warmUpMs: 1_000, durationMs: 5_000 };
  const talks: TalkFigures[] = [];
  const idles: IdleFigures[] = [];
  for (const stored of [null, databaseUrl]) {
    for (const connections of isQuick ? QUICK_CONNECTIONS : CONNECTIONS) {
      for (const name of contenderNames) {
        const plan = { connections, databaseUrl: stored, ...time };
        const figures = await measureTalk(name, plan);
        say(`${name}, ${connections} connections: ${Math.round(figures.deliveredPerSecond)}/s`);
        talks.push(figures);
      }
    }
  }
  for (const name of contenderNames) {
    say(`${name}, idle`);
    idles.push(await measureIdle(name, isQuick ? QUICK_IDLE_CONNECTIONS : IDLE_CONNECTIONS));
  }
  return {
    machine: describeMachine(),
    date: new Date().toISOString().slice(0, 10),
    talks,
    idles,
  };
}
