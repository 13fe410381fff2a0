import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ScamWarning } from "~/features/chat/scam/scam-warning";

beforeEach(() => localStorage.clear());

const FRAUD = "Manda o Pix da caução hoje que a chave vai pelo correio antes da visita.";

function show(text: string, messageId = "m1") {
  const Page = createRemixStub([
    {
      path: "/",
      Component: () => (
        <>
          <ScamWarning messageId={messageId} text={text} reportTo="/app/chat/bia?report=m1" />
          <a href="/" data-menu-of={messageId}>
            Opções da mensagem
          </a>
        </>
      ),
    },
  ]);
  return render(<Page />);
}

test("scam warning: appears at a suspicious message, with its author and a link to report it", () => {
  show(FRAUD);
  expect(screen.getByText("Parece um golpe conhecido")).toBeDefined();
  expect(screen.getByText(/Não pague nada sem ver o imóvel por dentro/)).toBeDefined();
  const source = screen.getByRole("link", { name: /Código das Obrigações, art. 257e/ });
  expect(source.getAttribute("href")).toMatch(/^https:\/\/www\.fedlex\.admin\.ch\//);
  expect(screen.getByRole("link", { name: "Como reconhecer" }).getAttribute("href")).toBe(
    "/pt-BR/safety#home",
  );
  expect(screen.getByRole("link", { name: "Denunciar" }).getAttribute("href")).toBe(
    "/pt-BR/app/chat/bia?report=m1",
  );
});

test("scam warning: does not appear at everyday messages", () => {
  show("Oi! Sábado tem churrasco aqui em casa, quer vir com as crianças?");
  expect(screen.queryByText("Parece um golpe conhecido")).toBeNull();
});

test("scam warning: does not return for a message marked as no fraud, but appears at others", () => {
  const { unmount } = show(FRAUD);
  fireEvent.click(screen.getByRole("button", { name: "Não é golpe" }));
  expect(screen.queryByText("Parece um golpe conhecido")).toBeNull();
  // The button is gone, so the focus moves to the message.
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Opções da mensagem" }));
  unmount();
  show(FRAUD).unmount();
  show(FRAUD);
  expect(screen.queryByText("Parece um golpe conhecido")).toBeNull();
  show(FRAUD, "m2");
  expect(screen.getByText("Parece um golpe conhecido")).toBeDefined();
});
