import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import { createAccessLog } from "../../../../app/http/access-log";

const write = vi.fn();
let nowMs = 0;
const patterns: Record<string, string> = { "/pt-BR/app/forum/7": "/pt-BR/app/forum/:forumPostId" };
const follow = createAccessLog({
  write,
  findPattern: (path) => patterns[path] ?? null,
  nowMs: () => nowMs,
});

function answer(path: string, status: number, { sentAfterMs = 0, tookMs = 5, isStream = false }) {
  const request = Object.assign(new EventEmitter(), { method: "POST" });
  const response = Object.assign(new EventEmitter(), {
    statusCode: status,
    writableFinished: status !== 0,
  });
  const about = { requestId: "00000000-id", path, isStream };
  follow(request as IncomingMessage, response as unknown as ServerResponse, about);
  nowMs += sentAfterMs;
  request.emit("end");
  nowMs += tookMs;
  response.emit("close");
}

beforeEach(() => {
  write.mockReset();
});

test("access log: a failed page has one line with its route pattern, without its parameters", () => {
  answer("/pt-BR/app/forum/7.data", 503, {});
  const line = {
    requestId: "00000000-id",
    method: "POST",
    route: "/pt-BR/app/forum/:forumPostId",
    status: 503,
    tookMs: 5,
  };
  expect(write).toHaveBeenCalledExactlyOnceWith(line, "answer failed");
});

test("access log: a slow page has a line; a slow upload and a stream have none", () => {
  answer("/pt-BR/app/forum/7", 200, { sentAfterMs: 9_000 });
  answer("/hubs/chat", 200, { tookMs: 20_000, isStream: true });
  answer("/films/7", 200, { tookMs: 20_000 });
  answer("/pt-BR/app/forum/7", 404, {});
  expect(write).not.toHaveBeenCalled();

  answer("/pt-BR/app/forum/7", 200, { tookMs: 1_001 });
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ status: 200, tookMs: 1_001 }),
    "page was slow",
  );
});

test("access log: the line of a failed request without a page contains no address", () => {
  answer("/files/segredo.pdf", 502, {});
  expect(write.mock.calls[0]?.[0]).toMatchObject({ route: "no page", status: 502 });
});
