import { expect, test } from "vitest";
import { createDatabase } from "../service.ts";
import { killChats } from "./kill-chats.ts";

/** A busy machine takes a multiple of the quiet one's minute. */
const WHOLE_MS = 900_000;

test(
  "messages survive the death of processes: none is missing, none comes twice, all in order",
  async () => {
    const { url, drop } = await createDatabase();
    const report = await killChats({ databaseUrl: url, pairs: 30, messagesEach: 5, kills: 5 });
    expect(report).toMatchObject({ messages: 300, lost: 0, doubled: 0, disordered: 0 });
    expect(report.resent).toBeGreaterThan(0);
    await drop();
  },
  WHOLE_MS,
);
