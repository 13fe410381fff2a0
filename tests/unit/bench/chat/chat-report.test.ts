import { expect, test } from "vitest";
import { describeChatBenchmarks } from "../../../../bench/chat/chat-report.ts";
import { contenderNames } from "../../../../bench/chat/measure-load.ts";

const run = (oursPerSecond: number, cpuUs: number, rssBytes: number) => ({
  machine: "A machine",
  date: "2026-11-23",
  talks: [false, true].flatMap((isStored) =>
    contenderNames.map((contender) => ({
      contender,
      connections: 100,
      isKept: isStored,
      deliveredPerSecond: contender === "signalr" ? oursPerSecond : 1_000,
      p99Ms: 2,
      cpuUsPerDelivery: cpuUs,
    })),
  ),
  idles: contenderNames.map((contender) => {
    const connections = 5_000;
    return { contender, connections, bytesPerConnection: 16_000, rssBytes };
  }),
});

test("chat benchmark report: lists met and missed targets with their figures", () => {
  const met = describeChatBenchmarks(run(1_250, 9.4, 200_000_000));
  expect(met).toContain("| ≥ 1.2 × socket.io | 1.25 × | met |");
  expect(met).toContain("| ≤ 9.5 µs | 9.4 µs | met |");
  expect(met).toContain("| ≤ 250 MB | 200 MB | met |");
  expect(met).toContain("| **bff/signalr**, 100 connections | 1,250 | 1.25 × | 2.0 ms | 9.4 µs |");
  expect(met).not.toContain("missed");
  const missed = describeChatBenchmarks(run(1_100, 9.6, 260_000_000));
  expect(missed.match(/\| missed \|/g)).toHaveLength(3);
});
