import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link } from "@remix-run/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageChange } from "~/shell/page-change";

beforeEach(() => vi.spyOn(window, "scrollTo").mockImplementation(() => {}));
afterEach(() => vi.mocked(window.scrollTo).mockRestore());

async function moveOn(): Promise<void> {
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <PageChange />
          <Link to="/other">Outra</Link>
        </>
      ),
    },
    {
      path: "/other",
      Component: () => (
        <main>
          <PageChange />
          <h1>Outra página</h1>
        </main>
      ),
    },
  ]);
  render(<Page />);
  await userEvent.click(await screen.findByRole("link", { name: "Outra" }));
  await screen.findByRole("heading", { name: "Outra página" });
}

test("page change: scrolls to the top and focuses the h1", async () => {
  await moveOn();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Outra página" }));
});
