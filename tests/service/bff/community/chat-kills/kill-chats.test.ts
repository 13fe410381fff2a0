import { expect, test } from "vitest";
import { createDatabase } from "../../service.ts";
import { killChats } from "./kill-chats.ts";

/** A busy machine takes several times as long as the minute of an idle one. */
const WHOLE_MS = 900_000;

test(
  "chat: messages survive killed processes: none is lost, none is repeated, all are in order",
  async () => {
    const { url, drop } = await createDatabase();
    const report = await killChats({ databaseUrl: url, pairs: 30, messagesEach: 5, kills: 5 });
    expect(report).toMatchObject({ messages: 300, lost: 0, doubled: 0, disordered: 0 });
    expect(report.resent).toBeGreaterThan(0);
    await drop();
  },
  WHOLE_MS,
);
