import { expect, test } from "vitest";
import { createFraming } from "../../../../../bff/signalr/transports/socket-frames.ts";

test("socket frames: frames one message to many clients only once", () => {
  const frameMessage = createFraming();
  const [first, second] = [Buffer.from("a"), Buffer.from("a")];
  expect(frameMessage(first, false)).toBe(frameMessage(first, false));
  expect(frameMessage(first, true)).not.toBe(frameMessage(first, false));
  expect(frameMessage(second, false)).not.toBe(frameMessage(first, false));
});
