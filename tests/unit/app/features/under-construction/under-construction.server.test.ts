import { expect, test, vi } from "vitest";
import {
  loadComingArea,
  saveWaiting,
} from "~/features/under-construction/under-construction.server";
import type { AreasApi } from "~/service/areas-api.server";

vi.mock("../../../../../contract/shared/areas.ts", async (load) => {
  const real = await load<typeof import("../../../../../contract/shared/areas.ts")>();
  return { ...real, areas: { ...real.areas, chat: { ...real.areas.chat, isOpen: false } } };
});

function createService({ isAway = false } = {}) {
  const waiting = new Set<string>();
  const away = { isError: true, code: "unavailable", status: 503 } as const;
  const api = {
    findWait: (area: string) =>
      Promise.resolve(
        isAway ? away : { isError: false, data: { isWaiting: waiting.has(area), count: null } },
      ),
    setWaiting: (area: string, isWaiting: boolean) => {
      if (!isAway) waiting[isWaiting ? "add" : "delete"](area);
      return Promise.resolve(isAway ? away : { isError: false, data: null });
    },
  } as unknown as AreasApi;
  return { api, waiting };
}

const formOf = (intent: string) => {
  const form = new FormData();
  form.set("intent", intent);
  return form;
};

test("unreleased area: has the offer per tier, the waiting members, and alternatives", async () => {
  const { wait, offer, open } = await loadComingArea(createService().api, "chat");
  expect(wait).toEqual({ isWaiting: false, count: null });
  expect(offer?.paying).toBe("10 conversas novas por dia");
  const paths = open.map(({ path }) => path);
  expect(paths).toContain("/app/news");
  expect(paths).not.toContain("/app/chat");
});

test("unreleased area: a subscription to the release is saved and cancelled", async () => {
  const { api, waiting } = createService();
  expect(await saveWaiting(api, "chat", formOf("wait"))).toEqual({ isKept: true });
  expect((await loadComingArea(api, "chat")).wait?.isWaiting).toBe(true);
  expect(await saveWaiting(api, "chat", formOf("stop"))).toEqual({ isKept: true });
  expect([...waiting]).toEqual([]);
});

test("unreleased area: reports a failed subscription; the page works without the service", async () => {
  const { api } = createService({ isAway: true });
  expect(await saveWaiting(api, "chat", formOf("wait"))).toEqual({ isKept: false });
  expect((await loadComingArea(api, "chat")).wait).toBeNull();
});
