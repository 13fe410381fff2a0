import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { OwnDataPage, type OwnDataPageProps } from "~/features/account/privacy/own-data-page";
import { OVERVIEW } from "../../../../../mocks/privacy";

function draw(props: Partial<OwnDataPageProps>): string {
  const page = { directusUserId: "me", overview: OVERVIEW, answer: null, downloadFailure: null };
  const Page = createRemixStub([
    { path: "/", Component: () => <OwnDataPage {...page} {...props} /> },
  ]);
  return render(<Page />).container.textContent ?? "";
}

const exported = {
  id: "1",
  state: "ready" as const,
  sizeBytes: 2_048,
  requestedAt: "2026-11-21T12:00:00.000Z",
  expiresAt: "2026-11-28T12:00:00.000Z",
};

test("own data page: distinguishes unavailable data from no data", () => {
  const text = draw({ overview: null });
  expect(text).toContain("Não deu para reunir seus dados agora");
  expect(text).not.toContain("O que guardamos");
});

test("own data page: lists each store with purpose, retention, content and a link to change it", () => {
  const text = draw({});
  for (const part of ["Conta", "Entrar no portal", "até a conta ser excluída", "Josefina"]) {
    expect(text).toContain(part);
  }
  expect(screen.getByRole("link", { name: "Alterar em conta e segurança" })).toHaveProperty(
    "pathname",
    "/pt-BR/app/profile/me/account",
  );
  expect(text).toContain("foto.webp");
  expect(text).not.toContain("Apagar de vez");
});

test("own data page: offers to erase a history, and first says what will be deleted", () => {
  const stores = OVERVIEW.stores.map((store) => ({
    ...store,
    id: "favorites",
    name: "Favoritos",
    count: 3,
  }));
  const text = draw({ overview: { ...OVERVIEW, stores } });
  expect(text).toContain("Favoritos: 3 registros serão apagados. Não há como desfazer.");
});

test("own data page: links consents to both places where they can be changed", () => {
  const [store] = OVERVIEW.stores;
  if (!store) throw new Error("The mock holds nothing");
  draw({ overview: { ...OVERVIEW, stores: [{ ...store, change: "consents" }] } });
  const pathOf = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name }).pathname;
  expect(pathOf("Mudar as estatísticas de uso")).toBe("/pt-BR/consent");
  expect(pathOf("Alterar em e-mails")).toBe("/pt-BR/app/profile/email-preference");
});

test("own data page: shows access by the staff", () => {
  const at = "2026-11-21T16:46:14.000Z";
  const handling = [{ at, action: "read", by: "Editor" }];
  const text = draw({ overview: { ...OVERVIEW, handling } });
  expect(text).toContain("isso fica registrado");
  expect(text).toMatch(/cadastro consultado pela equipe/);
});

test("own data page: offers a download only for a finished export", () => {
  const states = ["queued", "failed", "expired"] as const;
  const exports = states.map((state) => ({ ...exported, id: state, state, expiresAt: null }));
  const text = draw({ overview: { ...OVERVIEW, exports } });
  for (const words of ["Em preparo", "Não deu certo", "Vencida"]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain("Baixar");
  expect(screen.getAllByRole("button", { name: "Pedir de novo" })).toHaveLength(1);
  draw({ overview: { ...OVERVIEW, exports: [exported] }, downloadFailure: "password" });
  expect(screen.getByRole("button", { name: "Baixar" })).toBeTruthy();
  expect(screen.getByText("A senha não confere.")).toBeTruthy();
});

test("own data page: lets a leaving member keep the account, and does not ask again", () => {
  const deletion = {
    mode: "delete" as const,
    requestedAt: "2026-11-21T12:00:00.000Z",
    dueAt: "2026-12-05T12:00:00.000Z",
  };
  const text = draw({ overview: { ...OVERVIEW, deletion } });
  expect(text).toContain("Sua conta será excluída em 5 de dezembro de 2026");
  expect(screen.getByRole("button", { name: "Manter minha conta" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Excluir minha conta" })).toBeNull();
});
