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

/** A page with a form; the returned function responds to it, with or without a redirect. */
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

test("end of a session: redirects to the login with the reason and the return path", async () => {
  const page = await drawPage();
  await page.endSession();
  expect(assign).toHaveBeenCalledExactlyOnceWith(TO_LOGIN);
});

test("end of a session: caused by a form shows that form's own result", async () => {
  const page = await drawPage();
  await page.send();
  await page.endSession();
  await page.answer(redirect("/login"), null);
  expect(await screen.findByText("Entre de novo")).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

test("end of a session: waits for a form being sent before the login", async () => {
  const page = await drawPage();
  await page.send();
  await page.endSession();
  expect(assign).not.toHaveBeenCalled();
  await page.answer(null);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(TO_LOGIN));
});
