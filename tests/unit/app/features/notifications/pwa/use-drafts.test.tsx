import { Form, Outlet, useNavigate, useNavigation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { redirect } from "@remix-run/node";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useDrafts } from "~/features/notifications/pwa/page-extras";

beforeEach(() => sessionStorage.clear());

function Root() {
  useDrafts("ana");
  const navigate = useNavigate();
  return (
    <main>
      <Outlet />
      <p>{useNavigation().state}</p>
      <button type="button" onClick={() => navigate("/other")}>
        Outra página
      </button>
    </main>
  );
}

const WritingPage = () => (
  <Form method="post">
    <textarea name="text" aria-label="Texto" />
    <button type="submit">Enviar</button>
  </Form>
);

let answerLogin: (answer: null) => void = () => {};
const login = () => new Promise<null>((resolve) => (answerLogin = resolve));

/** A portal with a form handled by `action`, and a second page that can't be loaded. */
function draw(action: () => Promise<Response>): void {
  const Page = createRemixStub([
    {
      path: "/",
      Component: Root,
      ErrorBoundary: () => <h1>Sem resposta</h1>,
      children: [
        { path: "pt-BR/write", action, Component: WritingPage },
        {
          path: "other",
          loader: () => Promise.reject(new TypeError("Failed to fetch")),
          Component: () => null,
        },
        { path: "pt-BR/login", loader: login, Component: () => <h1>Entrar</h1> },
      ],
    },
  ]);
  render(<Page initialEntries={["/pt-BR/write"]} />);
}

async function write(): Promise<void> {
  fireEvent.change(await screen.findByLabelText("Texto"), { target: { value: "Longo texto" } });
}

async function expectSaved(): Promise<void> {
  document.body.innerHTML = "";
  draw(vi.fn());
  await vi.waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>("Texto").value).toBe("Longo texto"),
  );
}

test("form draft: is restored after sending without a connection", async () => {
  draw(() => Promise.reject(new TypeError("Failed to fetch")));
  await write();
  fireEvent.click(screen.getByText("Enviar"));
  await screen.findByText("Sem resposta");
  await expectSaved();
});

test("form draft: is restored after another page failed to load", async () => {
  draw(vi.fn());
  await write();
  fireEvent.click(screen.getByText("Outra página"));
  await screen.findByText("Sem resposta");
  await expectSaved();
});

test("form draft: sent after the session ended is restored after the login", async () => {
  draw(() => Promise.resolve(redirect("/pt-BR/login?redirect=%2Fpt-BR%2Fwrite")));
  await write();
  fireEvent.click(screen.getByText("Enviar"));
  await screen.findByText("loading");
  answerLogin(null);
  await screen.findByText("Entrar");
  await expectSaved();
});

test("form draft: is deleted after a response", async () => {
  const action = vi.fn(() => Promise.resolve(Response.json({})));
  draw(action);
  await write();
  fireEvent.click(screen.getByText("Enviar"));
  await vi.waitFor(() => expect(action).toHaveBeenCalled());
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Longo texto");
});
