import { Form, Outlet, redirect, useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { followSession } from "~/session/session-events";
import { useSessionEvents } from "~/session/use-session-events";

type Listener = Parameters<typeof followSession>[0];
const listeners: Listener[] = [];
vi.mock("~/session/session-events", () => ({
  followSession: (listener: Listener) => {
    listeners.push(listener);
    return () => {};
  },
}));

const assign = vi.fn();
const here = { pathname: "/pt-BR/app", search: "?page=2", assign };
const TO_LOGIN = "/pt-BR/login?redirect=%2Fpt-BR%2Fapp%3Fpage%3D2&notice=session-ended";
beforeEach(() => vi.stubGlobal("location", here));
afterEach(() => {
  listeners.length = 0;
  assign.mockReset();
  vi.unstubAllGlobals();
});

/** A page with a form; the returned function answers it, with the way on or without. */
async function drawPage() {
  let answer = (_: Response | null) => {};
  const action = () => new Promise<Response | null>((resolve) => (answer = resolve));
  let member: string | null = "ana";
  const Frame = () => {
    useSessionEvents(useLoaderData<string | null>());
    return <Outlet />;
  };
  const Page = createRemixStub([
    {
      id: "root",
      path: "/",
      loader: () => member,
      Component: Frame,
      children: [
        {
          index: true,
          action,
          Component: () => (
            <Form method="post">
              <button>Salvar</button>
            </Form>
          ),
        },
        { path: "login", Component: () => <p>Entre de novo</p> },
      ],
    },
  ]);
  render(<Page />);
  const button = await screen.findByRole("button", { name: "Salvar" });
  await vi.waitFor(() => expect(listeners).toHaveLength(1));
  return {
    send: () => act(async () => void fireEvent.click(button)),
    endSession: () => act(async () => listeners[0]?.onEnded()),
    answer: (response: Response | null, next = member) =>
      act(async () => {
        member = next;
        answer(response);
      }),
  };
}

test("the end of the session leads to the login, with the reason and the way back", async () => {
  const page = await drawPage();
  await page.endSession();
  expect(assign).toHaveBeenCalledExactlyOnceWith(TO_LOGIN);
});

test("a form that ends the session itself gets its own answer", async () => {
  const page = await drawPage();
  await page.send();
  await page.endSession();
  await page.answer(redirect("/login"), null);
  expect(await screen.findByText("Entre de novo")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test("a form on its way is let through before the login", async () => {
  const page = await drawPage();
  await page.send();
  await page.endSession();
  expect(assign).not.toHaveBeenCalled();
  await page.answer(null);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(TO_LOGIN));
});
