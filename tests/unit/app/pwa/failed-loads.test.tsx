import { expect, test } from "vitest";
import { findFailedLoad, watchFailedLoads } from "~/pwa/failed-loads";

watchFailedLoads();

function tellVite(payload: Error): void {
  window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
}

test("failed load: recognizes a failed module by the error object, not by its message", () => {
  const error = new TypeError("Failed to fetch dynamically imported module: /assets/x.js");
  tellVite(error);
  expect(findFailedLoad(error)).toBe("module");
});

test.each([
  ["Chromium", new TypeError("Failed to fetch")],
  ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ["Safari", new TypeError("Load failed")],
  [
    "the router",
    { status: 400, data: "Error: Unable to match URL … following error:\nFailed to fetch" },
  ],
])("failed load: recognizes a missing response as reported by %s", (_, error) => {
  expect(findFailedLoad(error)).toBe("answer");
});

test.each([
  [new TypeError("undefined is not a function")],
  [new Error("Failed to fetch")],
  [{ status: 404, data: { message: "Page not found" } }],
  [null],
])("failed load: treats %o as another error", (error) => {
  expect(findFailedLoad(error)).toBeNull();
});
