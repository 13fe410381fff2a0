import { describe, expect, test, vi } from "vitest";
import { dismissToast, listToasts, showToast, subscribeToToasts } from "~/ui/feedback/toasts";

describe("toasts", () => {
  test("are listed in order until each is dismissed", () => {
    showToast({ kind: "info", text: "um" });
    showToast({ kind: "error", text: "dois" });
    expect(listToasts().map((toast) => toast.text)).toEqual(["um", "dois"]);
    const [first, second] = listToasts();
    dismissToast(first?.id ?? 0);
    expect(listToasts()).toEqual([second]);
    dismissToast(second?.id ?? 0);
    expect(listToasts()).toEqual([]);
  });

  test("notify current listeners only", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    showToast({ kind: "info", text: "um" });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    dismissToast(listToasts()[0]?.id ?? 0);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
