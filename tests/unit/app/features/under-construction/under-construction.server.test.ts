import { expect, test, vi } from "vitest";
import {
  loadComingArea,
  saveWaitlistEntry,
} from "~/features/under-construction/under-construction.server";
import type { AreasApi } from "~/service/areas-api.server";

vi.mock("../../../../../contract/shared/areas.ts", async (load) => {
  const real = await load<typeof import("../../../../../contract/shared/areas.ts")>();
  return { ...real, areas: { ...real.areas, chat: { ...real.areas.chat, isOpen: false } } };
});

function createService({ isUnavailable = false } = {}) {
  const waiting = new Set<string>();
  const unavailable = { isError: true, code: "unavailable", status: 503 } as const;
  const api = {
    findWait: (area: string) =>
      Promise.resolve(
        isUnavailable
          ? unavailable
          : { isError: false, data: { isWaiting: waiting.has(area), count: null } },
      ),
    setPending: (area: string, isPending: boolean) => {
      if (!isUnavailable) waiting[isPending ? "add" : "delete"](area);
      return Promise.resolve(isUnavailable ? unavailable : { isError: false, data: null });
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
  expect(await saveWaitlistEntry(api, "chat", formOf("wait"))).toEqual({ isKept: true });
  expect((await loadComingArea(api, "chat")).wait?.isWaiting).toBe(true);
  expect(await saveWaitlistEntry(api, "chat", formOf("stop"))).toEqual({ isKept: true });
  expect([...waiting]).toEqual([]);
});

test("unreleased area: reports a failed subscription; the page works without the service", async () => {
  const { api } = createService({ isUnavailable: true });
  expect(await saveWaitlistEntry(api, "chat", formOf("wait"))).toEqual({ isKept: false });
  expect((await loadComingArea(api, "chat")).wait).toBeNull();
});
