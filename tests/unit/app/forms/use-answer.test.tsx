import { Form, Link, useRevalidator } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useAnswer } from "~/forms/use-answer";

afterEach(cleanup);

let loads = 0;

function Page() {
  const answer = useAnswer<() => { words: string }>();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p role="status">{answer?.words ?? "nothing yet"}</p>
      <Form method="post">
        <button>Save</button>
      </Form>
      <button onClick={() => revalidate()}>Load anew</button>
      <Link to="/?page=2">Go on</Link>
      <p>loaded {loads}</p>
    </>
  );
}

function open() {
  loads = 0;
  let saved = 0;
  const Stub = createRemixStub([
    {
      path: "/",
      Component: Page,
      loader: () => ({ loads: (loads += 1) }),
      action: () => ({ words: `saved ${(saved += 1)}` }),
    },
  ]);
  render(<Stub initialEntries={["/"]} />);
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("action answer: survives a reload of the page's data, until the next answer", async () => {
  open();
  await screen.findByText("nothing yet");
  press("Save");
  await screen.findByText("saved 1");
  await screen.findByText("loaded 2");
  press("Load anew");
  await screen.findByText("loaded 3");
  expect(screen.getByRole("status").textContent).toBe("saved 1");
  press("Save");
  await screen.findByText("saved 2");
});

test("action answer: disappears with its page", async () => {
  open();
  await screen.findByText("nothing yet");
  press("Save");
  await screen.findByText("saved 1");
  fireEvent.click(screen.getByRole("link", { name: "Go on" }));
  expect(await screen.findByText("nothing yet")).toBe(screen.getByRole("status"));
});
