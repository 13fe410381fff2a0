import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { EmailPreferencePage } from "~/features/profile/email-preference-page";
import { areas } from "../../../../../contract/areas.ts";

type Props = ComponentProps<typeof EmailPreferencePage>;

const props: Props = {
  choices: {
    articlesFrequency: "weekly",
    newsFrequency: "daily",
    videosFrequency: "weekly",
    coursesFrequency: "weekly",
    forumFrequency: "weekly",
    wantsProductMail: false,
    wantsIdeaMail: true,
    wantsContentNotice: false,
    wantsForumAsks: false,
    wantsAskPush: true,
    wantsLikePush: false,
    wantsIdeaPush: true,
    wantsSupportPush: true,
    wantsCommentPush: false,
    wantsConnectionPush: true,
    wantsPlanPush: true,
    wantsPlanMail: true,
    wantsOfferPush: true,
    wantsSearchMail: true,
    wantsCommentMail: true,
    wantsConnectionMail: true,
    wantsAskMail: false,
    wantsContentPush: true,
    pausedUntil: null,
    stopReason: null,
    stoppedAt: null,
  },
  quietKinds: ["like"],
  digest: { sendsAt: "2026-11-23T06:30:00.000Z", sections: [], personal: [] },
  isPaying: true,
  devices: null,
  answer: null,
};

function draw(changes: Partial<Props> = {}) {
  const Component = () => <EmailPreferencePage {...props} {...changes} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  render(<Page />);
}

test("who pays sees the next digest", () => {
  draw();
  expect(screen.getByRole("heading", { name: "Seu próximo resumo" })).toBeDefined();
  expect(screen.queryByText(/fazem parte da assinatura/)).toBeNull();
});

test("the next digest names what is in it, and what comes along for its member alone", () => {
  const item = { id: "1", title: "Aluguel cai", slug: "aluguel-cai" };
  const sections = [{ list: "news" as const, items: [item] }];
  const sendsAt = "2026-11-23T06:30:00.000Z";
  draw({ digest: { sendsAt, sections, personal: null } });
  expect(screen.getByRole("link", { name: "Aluguel cai" })).toBeDefined();
  expect(screen.getByText(/^Quando houver, vão junto/)).toBeDefined();
  cleanup();
  const line = { label: "Do seu cantão: Ônibus novo", path: "/pt-BR/app/news/onibus-novo" };
  draw({ digest: { sendsAt, sections, personal: [line] } });
  const told = screen.getByRole("link", { name: line.label });
  expect(told.getAttribute("href")).toBe(line.path);
  expect(screen.queryByText(/^Quando houver, vão junto/)).toBeNull();
  cleanup();
  draw();
  expect(screen.queryByText(/^Quando houver, vão junto/)).toBeNull();
});

test("who does not pay keeps the choices, and is told what they are for", () => {
  draw({ isPaying: false, digest: null });
  expect(screen.queryByRole("heading", { name: "Seu próximo resumo" })).toBeNull();
  expect(screen.getByText(/fazem parte da assinatura/)).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>("Notícias").value).toBe("daily");
});

test("only areas that are open are asked about", () => {
  draw();
  for (const list of ["news", "videos", "courses", "articles"] as const) {
    const { title, isOpen } = areas[list];
    expect(screen.queryByLabelText(title) !== null, title).toBe(isOpen);
  }
});

test("mail about the portal is asked about, off unless it was chosen", () => {
  draw();
  const label = /Novidades sobre o próprio portal/;
  expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(false);
  cleanup();
  draw({ choices: { ...props.choices, wantsProductMail: true } });
  const wish = screen.getByLabelText<HTMLInputElement>(/Novidades sobre o próprio portal/);
  expect(wish.checked).toBe(true);
});

test("whose mail came back is told since when, and can have it sent again", () => {
  draw();
  expect(screen.queryByRole("heading", { name: "Seu endereço de e-mail" })).toBeNull();
  const stoppedAt = "2026-11-20T08:00:00.000Z";
  draw({ choices: { ...props.choices, stopReason: "bounce", stoppedAt } });
  expect(screen.getByText(/20 de novembro de 2026, nossos e-mails voltam/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Enviar código" })).toBeDefined();
  expect(screen.getByLabelText("Código do e-mail")).toBeDefined();
});

test("each kind of notice is asked about for devices, where the portal sends to any", () => {
  draw();
  expect(screen.queryByText("Nos aparelhos")).toBeNull();
  cleanup();
  draw({ devices: <p>Este aparelho</p> });
  const table = screen.getByRole("table", { name: "Avisos" });
  const labels = [
    "Conteúdo novo",
    "Comentários, respostas e tópicos que você segue",
    "Ideias que você apoia",
  ];
  expect(
    [...labels, "Suporte, moderação, pagamento e segurança"].map(
      (kind) =>
        within(table).getByLabelText<HTMLInputElement>(`${kind}: avisar nos aparelhos`).checked,
    ),
  ).toEqual([true, false, true, true]);
  expect(screen.getByText("Este aparelho")).toBeDefined();
});

test("each kind but those of the account is asked about for the portal, where that can be chosen now", () => {
  draw();
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect(box(/^Comentários.*avisar no portal$/).checked).toBe(true);
  expect(box(/^Curtidas.*avisar no portal$/).checked).toBe(false);
  expect(screen.queryByRole("checkbox", { name: /^Suporte.*avisar no portal$/ })).toBeNull();
  expect(document.querySelector("[name=asksPortal]")).not.toBeNull();
  cleanup();
  draw({ quietKinds: "unavailable" });
  expect(screen.getAllByText("Agora não dá para mudar").length).toBeGreaterThan(1);
  expect(document.querySelector("[name=asksPortal]")).toBeNull();
  cleanup();
  draw({ quietKinds: null });
  expect(screen.queryByRole("checkbox", { name: /^Comentários.*avisar no portal$/ })).toBeNull();
  expect(document.querySelector("[name=asksPortal]")).toBeNull();
});
