import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askSpelling } from "../../../../../../cms-extensions/src/editing/publish-checklist/ask-spelling.ts";

const post = vi.fn<(path: string, body: { texts: string[] }) => Promise<unknown>>();
const api = { post } as unknown as Parameters<typeof askSpelling>[0];
const unknown = { value: [] as string[] } as Parameters<typeof askSpelling>[1];

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset();
  unknown.value = [];
});
afterEach(() => void vi.useRealTimers());

test("spelling check: runs once typing pauses, and not again for the same texts", async () => {
  post.mockResolvedValue({ data: { data: ["alugel"] } });
  const changed = askSpelling(api, unknown);
  changed({ title: "O alu", status: "draft" });
  changed({ title: "O alugel", body: " ", status: "draft" });
  await vi.advanceTimersByTimeAsync(2_000);
  changed({ title: "O alugel", body: " ", status: "published" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(post.mock.calls).toEqual([["/grafia", { texts: ["O alugel"] }]]);
  expect(unknown.value).toEqual(["alugel"]);
});

test("spelling check: drops a late reply to an older text, and retries after a failure", async () => {
  let answer: (value: unknown) => void = () => undefined;
  post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  post.mockResolvedValueOnce({ data: { data: ["novo"] } });
  post.mockRejectedValueOnce(new Error("away"));
  post.mockResolvedValueOnce({ data: { data: ["de novo"] } });
  const changed = askSpelling(api, unknown);
  for (const title of ["Um", "Dois"]) {
    changed({ title });
    await vi.advanceTimersByTimeAsync(2_000);
  }
  answer({ data: { data: ["velho"] } });
  await vi.advanceTimersByTimeAsync(0);
  expect(unknown.value).toEqual(["novo"]);
  for (const words of [[], ["de novo"]]) {
    changed({ title: "Três" });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(unknown.value).toEqual(words);
  }
});
