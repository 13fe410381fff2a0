import { megabytes, milliseconds, table, times } from "../figures.ts";
import type { ChatBenchRun } from "./bench-chat.ts";
import { ROOM_SIZE, ROOM_WRITERS } from "./clients.ts";
import { contenders } from "./contenders.ts";
import type { ContenderName, TalkFigures } from "./measure-load.ts";

const MIN_TIMES_SOCKET_IO = 1.2;
const MAX_CPU_US = 9.5;
const MAX_IDLE_BYTES = 250_000_000;

const round = (value: number) => Math.round(value).toLocaleString("en-US");
const microseconds = (us: number) => `${us.toFixed(1)} µs`;
const verdict = (isMet: boolean) => (isMet ? "met" : "missed");

function talksTable({ talks }: ChatBenchRun, isStored: boolean): string {
  const rows = talks
    .filter((talk) => talk.isKept === isStored)
    .map((talk) => [
      `${contenders[talk.contender].name}, ${round(talk.connections)} connections`,
      round(talk.deliveredPerSecond),
      times(talk.deliveredPerSecond / besideSocketIo(talks, talk).deliveredPerSecond),
      milliseconds(talk.p99Ms),
      microseconds(talk.cpuUsPerDelivery),
    ]);
  const head = ["", "delivered/s", "socket.io = 1", "p99 of a delivery", "CPU per delivery"];
  return table(head, rows);
}

function besideSocketIo(talks: readonly TalkFigures[], beside: TalkFigures): TalkFigures {
  const { connections, isKept: isStored } = beside;
  const found = talks.find(
    (talk) =>
      talk.contender === "socketIo" && talk.connections === connections && talk.isKept === isStored,
  );
  return found ?? beside;
}

function idleTable({ idles }: ChatBenchRun): string {
  const rows = idles.map(({ contender, connections, bytesPerConnection, rssBytes }) => [
    `${contenders[contender].name}, ${round(connections)} connections`,
    `${(bytesPerConnection / 1_000).toFixed(1)} kB`,
    megabytes(rssBytes),
  ]);
  return table(["", "per connection", "resident memory"], rows);
}

function aimsTable({ talks, idles }: ChatBenchRun): string {
  const ours = talks.filter(({ contender }) => contender === "signalr");
  const factors = ours.map(
    (talk) => talk.deliveredPerSecond / besideSocketIo(talks, talk).deliveredPerSecond,
  );
  const cpuUs = ours
    .filter(({ isKept: isStored }) => isStored)
    .map((talk) => talk.cpuUsPerDelivery);
  const idle = idles.find(({ contender }) => contender === ("signalr" satisfies ContenderName));
  const slowest = Math.min(...factors);
  const dearest = Math.max(...cpuUs);
  const idleBytes = idle?.rssBytes ?? 0;
  return table(
    ["aim", "", "measured", ""],
    [
      [
        "delivered/s, the worst of all cases",
        `≥ ${MIN_TIMES_SOCKET_IO} × socket.io`,
        times(slowest),
        verdict(slowest >= MIN_TIMES_SOCKET_IO),
      ],
      [
        "CPU per delivery, kept by PostgreSQL, the worst",
        `≤ ${MAX_CPU_US} µs`,
        microseconds(dearest),
        verdict(dearest <= MAX_CPU_US),
      ],
      [
        `memory with ${round(idle?.connections ?? 0)} idle connections`,
        `≤ ${megabytes(MAX_IDLE_BYTES)}`,
        megabytes(idleBytes),
        verdict(idleBytes <= MAX_IDLE_BYTES),
      ],
    ],
  );
}

export function describeChatBenchmarks(run: ChatBenchRun): string {
  return `# Benchmarks of the chat's server

\`npm run bench:chat\` lets \`bff/signalr\` (JSON over WebSockets), socket.io and bare \`ws\` carry the same
messages of 100 characters, one after the other, on one machine that also is all clients. ${ROOM_SIZE} connections
are a room; ${ROOM_WRITERS} of them write, each again as soon as its last message is acknowledged, and all ${ROOM_SIZE}
hear each. Clients are plain sockets for every contender, so that none pays for its library. Where messages
are kept, that is by one and the same code, which answers after PostgreSQL's commit (\`fsync\` on). CPU is user
and system time of the server's process. \`npm run bench:chat -- --quick\` measures roughly, and leaves this file alone.

${run.machine}. ${run.date}.

## Aims

${aimsTable(run)}

## Nothing is kept

${talksTable(run, false)}

## Kept by PostgreSQL before it is acknowledged

${talksTable(run, true)}

## Idle connections

${idleTable(run)}
`;
}
