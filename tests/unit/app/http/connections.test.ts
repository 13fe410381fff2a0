import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerInTurn, boundConnections, type ConnectionLimits } from "~/http/connections";

const open: { end(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.end();
});

async function serve(
  limits: Partial<ConnectionLimits>,
  answer: (response: ServerResponse) => void,
): Promise<(() => Socket) & { closeIdle: () => void }> {
  const all = { perAddress: null, perConnection: 4, stillMs: 10_000, ...limits };
  const server = createServer(answerInTurn(all, (_, response) => answer(response)));
  const { closeIdle } = boundConnections(server, all);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push({ end: () => (server.closeAllConnections(), server.close()) });
  const dial = () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    open.push({ end: () => socket.destroy() });
    return socket;
  };
  return Object.assign(dial, { closeIdle });
}

const GET = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

test("HTTP connections: a client that never reads is disconnected, and its response is dropped", async () => {
  let answer: ServerResponse | undefined;
  const dial = await serve({ stillMs: 200 }, (response) => {
    answer = response;
    response.write(Buffer.alloc(20_000_000));
  });
  const socket = dial();
  socket.pause();
  socket.write(GET);
  await expect.poll(() => answer?.closed, { timeout: 5_000 }).toBe(true);
  expect(answer?.writableFinished).toBe(false);
});

test("HTTP connections: a slow but steady reader is served to the end", async () => {
  const size = 3_000_000;
  const dial = await serve({ stillMs: 300 }, (response) => response.end(Buffer.alloc(size)));
  const socket = dial();
  socket.write(GET);
  let read = 0;
  socket.on("data", (chunk) => {
    read += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  await expect.poll(() => read, { timeout: 10_000 }).toBeGreaterThan(size);
});

test("HTTP connections: are limited per address, and a closed one frees its place", async () => {
  const dial = await serve({ perAddress: 2 }, (response) => response.end("ok"));
  const [first, second] = [dial(), dial()];
  await Promise.all([once(first, "connect"), once(second, "connect")]);
  await once(dial().resume(), "close");
  first.destroy();
  const isAnswered = async () => {
    const socket = dial();
    socket.write(GET);
    return Promise.race([
      once(socket, "data").then(() => true),
      once(socket, "close").then(() => false),
    ]);
  };
  await expect.poll(isAnswered).toBe(true);
});

test("HTTP connections: too many pipelined requests close the connection before they are processed", async () => {
  let answered = 0;
  const dial = await serve({ perConnection: 4 }, () => (answered += 1));
  const socket = dial();
  socket.write(GET.repeat(300));
  await once(socket.resume(), "close");
  expect(answered).toBe(4);
});

test("HTTP connections: idle ones are closed at shutdown, busy ones are not", async () => {
  const answers: ServerResponse[] = [];
  const dial = await serve({}, (response) => void answers.push(response));
  const [ahead, busy, done] = [dial(), dial(), dial()];
  const closed = [ahead, done].map((socket) => once(socket, "close"));
  busy.write(GET);
  await expect.poll(() => answers.length).toBe(1);
  done.write(GET);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.end("ok");
  await once(done, "data");
  dial.closeIdle();
  await Promise.all(closed);
  answers[0]?.end("still answered");
  const [text] = (await once(busy, "data")) as [Buffer];
  expect(text.toString()).toContain("still answered");
});
