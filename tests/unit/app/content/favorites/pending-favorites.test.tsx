import { readFileSync } from "node:fs";
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PendingFavorites } from "~/content/favorites/pending-favorites";
import { savePendingChange } from "~/content/favorites/pending-changes";
import { nameOwner, ownKey } from "~/session/owner";

const keyOf = (member: string) => {
  nameOwner(member);
  return ownKey("waiting-favorites");
};

test("queued favorites: are deleted at logout, and by no other form", () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const key = keyOf("ana");
  const Page = createRemixStub([
    {
      path: "*",
      Component: () => (
        <>
          <PendingFavorites />
          <form action="/pt-BR/theme" aria-label="Cores" />
          <form action="/pt-BR/logout" aria-label="Sair" />
        </>
      ),
    },
  ]);
  render(<Page initialEntries={["/pt-BR/app"]} />);
  savePendingChange({ type: "news", item: "1", isFavorite: true });
  localStorage.setItem(ownKey("searches"), '["trem"]');
  localStorage.setItem("portal:theme", "dark");
  fireEvent.submit(screen.getByRole("form", { name: "Cores" }));
  expect(localStorage.getItem(key)).toContain("news");
  fireEvent.submit(screen.getByRole("form", { name: "Sair" }));
  expect(localStorage.getItem(key)).toBeNull();
  expect(localStorage.getItem(ownKey("searches"))).toBeNull();
  expect(localStorage.getItem("portal:theme")).toBe("dark");
  connection.mockRestore();
});

test("queued favorites: the offline page reads the same storage key", () => {
  const [, pattern = ""] =
    /\/(\^portal:[^/]+)\//.exec(readFileSync("public/offline.js", "utf8")) ?? [];
  expect(keyOf("0198c2aa-ana")).toMatch(new RegExp(pattern));
});
