import { Link, Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RootErrorBoundary } from "~/error-boundary";

const root = { requestId: "first", member: null, isCrawler: false };

function draw(thrown: object): void {
  const Page = createRemixStub([
    {
      id: "root",
      path: "/",
      Component: Outlet,
      ErrorBoundary: RootErrorBoundary,
      children: [
        { index: true, Component: () => <Link to="/missing">Ir</Link> },
        {
          path: "missing",
          loader: () => {
            throw Response.json(thrown, { status: 404 });
          },
          Component: () => null,
        },
      ],
    },
  ]);
  render(<Page hydrationData={{ loaderData: { root } }} />);
  fireEvent.click(screen.getByText("Ir"));
}

test("error boundary: shows the id of the failed request", async () => {
  draw({ message: "Page not found: /missing", requestId: "second" });
  expect(await screen.findByText("second")).toBeTruthy();
  expect(screen.queryByText("first")).toBeNull();
});

test("error boundary: shows no id if only the first page's is known", async () => {
  draw({ message: "Page not found: /missing" });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toBe("Page not found: /missing");
  expect(screen.queryByText("Código do registro")).toBeNull();
});
