import { expect, test } from "vitest";
import { createMemoryExchange } from "../../../../../bff/signalr/backplane/memory-backplane.ts";
import {
  expectOrder,
  expectToReachOthers,
  joinProcess,
  said,
} from "../../../../support/backplane-contract.ts";

test("memory backplane: all other processes receive all messages, in order", async () => {
  const exchange = createMemoryExchange();
  const [one, two, three] = [1, 2, 3].map(() => joinProcess(exchange.join()));
  if (!one || !two || !three) throw new Error("three joined");
  await expectToReachOthers([one, two, three]);
  three.heard.length = 0;
  await expectOrder(one, two);
});

test("memory backplane: a closed process receives nothing", async () => {
  const exchange = createMemoryExchange();
  const [one, two] = [joinProcess(exchange.join()), joinProcess(exchange.join())];
  await two.backplane.close();
  await one.backplane.publish(said(1));
  expect(two.heard).toEqual([]);
});
