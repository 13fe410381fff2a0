import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useConversation } from "~/features/chat/conversation/use-conversation";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const partner = { directusUserId: "bia", name: "Bia S.", avatar: null };
const empty = { messages: [], hasOlder: false, chat: null, isBlocked: false, areConnected: false };

test("chat outbox: a malformed reply does not block the next message", async () => {
  const sent: (FormDataEntryValue | null)[] = [];
  const json = { "Content-Type": "application/json" };
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    if (init?.body === undefined) return new Response("{", { headers: json });
    const { body } = init;
    if (body instanceof FormData || body instanceof URLSearchParams) sent.push(body.get("message"));
    return Response.json({ problem: null, message: null }, { headers: json });
  });
  const { result, unmount } = renderHook(() => useConversation({ ...empty, partner }, "ana"));
  const image = { file: new File(["x"], "foto.png"), url: "blob:foto", alt: "" };
  act(() => result.current.send({ message: "Com imagem", image }));
  await waitFor(() => expect(result.current.waiting[0]?.problem).toBe("unavailable"));
  act(() => result.current.send({ message: "Depois" }));
  await waitFor(() => expect(sent).toEqual(["Com imagem", "Depois"]));
  unmount();
});
