import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { EmailPreferencePage } from "~/features/account/profile/email-preference-page";
import { SUBMITTED, boxOf } from "~/features/account/profile/submitted-boxes";
import { areas } from "../../../../../../contract/shared/areas.ts";
import { contentKinds } from "../../../../../../contract/content/kinds.ts";
import { perDigestList } from "../../../../../../contract/notifications/email.ts";
import {
  chosenKinds,
  defaultOf,
  type Channel,
} from "../../../../../../contract/notifications/kinds.ts";

type Props = ComponentProps<typeof EmailPreferencePage>;

const props: Props = {
  choices: {
    ...perDigestList((list) => (list === "news" ? "daily" : "weekly")),
    wantsProductMail: false,
    notificationChoices: [
      { kind: "comment", channel: "push", isOn: false },
      { kind: "mention", channel: "mail", isOn: false },
      { kind: "like", channel: "portal", isOn: false },
    ],
    canMuteInPortal: true,
    pausedUntil: null,
    stopReason: null,
    stoppedAt: null,
  },
  digest: { sendsAt: "2026-11-23T06:30:00.000Z", sections: [], personal: [] },
  isPaying: true,
  devices: null,
  answer: null,
};

/** Number of boxes for each kind that offers a channel. */
const boxesFor = (channel: Channel) =>
  chosenKinds
    .filter((kind) => defaultOf(kind, channel) !== null)
    .map((kind) => document.querySelectorAll(`[name="${boxOf(kind, channel)}"]`).length);

function draw(changes: Partial<Props> = {}) {
  const Component = () => <EmailPreferencePage {...props} {...changes} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  render(<Page />);
}

test("notification settings page: shows paying members the next digest", () => {
  draw();
  expect(screen.getByRole("heading", { name: "Seu próximo resumo" })).toBeDefined();
  expect(screen.queryByText(/fazem parte da assinatura/)).toBeNull();
});

test("notification settings page: the next digest lists its contents and the member's personal lines", () => {
  const item = { id: "1", title: "Aluguel cai", slug: "aluguel-cai" };
  const sections = [{ list: "news" as const, items: [item] }];
  const sendsAt = "2026-11-23T06:30:00.000Z";
  draw({ digest: { sendsAt, sections, personal: null } });
  expect(screen.getByRole("link", { name: "Aluguel cai" })).toBeDefined();
  expect(screen.getByText(/^Quando houver, vão junto/)).toBeDefined();
  cleanup();
  const line = { label: "Do seu cantão: Ônibus novo", path: "/pt-BR/app/news/onibus-novo" };
  draw({ digest: { sendsAt, sections, personal: [line] } });
  const received = screen.getByRole("link", { name: line.label });
  expect(received.getAttribute("href")).toBe(line.path);
  expect(screen.queryByText(/^Quando houver, vão junto/)).toBeNull();
  cleanup();
  draw();
  expect(screen.queryByText(/^Quando houver, vão junto/)).toBeNull();
});

test("notification settings page: a free member keeps the settings, and sees that they need the membership", () => {
  draw({ isPaying: false, digest: null });
  expect(screen.queryByRole("heading", { name: "Seu próximo resumo" })).toBeNull();
  expect(screen.getByText(/fazem parte da assinatura/)).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>("Notícias").value).toBe("daily");
});

test("notification settings page: asks only about released areas", () => {
  draw();
  for (const list of contentKinds) {
    const { title, isOpen } = areas[list];
    expect(screen.queryByLabelText(title) !== null, title).toBe(isOpen);
  }
});

test("notification settings page: mail about the portal is off unless chosen", () => {
  draw();
  const label = /Novidades sobre o próprio portal/;
  expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(false);
  cleanup();
  draw({ choices: { ...props.choices, wantsProductMail: true } });
  const wish = screen.getByLabelText<HTMLInputElement>(/Novidades sobre o próprio portal/);
  expect(wish.checked).toBe(true);
});

test("notification settings page: shows since when mail bounces, and lets the member resume it", () => {
  draw();
  expect(screen.queryByRole("heading", { name: "Seu endereço de e-mail" })).toBeNull();
  const stoppedAt = "2026-11-20T08:00:00.000Z";
  draw({ choices: { ...props.choices, stopReason: "bounce", stoppedAt } });
  expect(screen.getByText(/20 de novembro de 2026, nossos e-mails voltam/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Enviar código" })).toBeDefined();
  expect(screen.getByLabelText("Código do e-mail")).toBeDefined();
});

test("notification settings page: offers push per kind if the portal can send it", () => {
  draw();
  expect(screen.queryByText("Nos aparelhos")).toBeNull();
  cleanup();
  draw({ devices: <p>Este aparelho</p> });
  const table = screen.getByRole("table", { name: "Avisos" });
  const labels = [
    "Respostas a você",
    "Comentários no que você publicou ou segue",
    "Alertas de câmbio",
    "Suporte, moderação, pagamento e segurança",
  ];
  expect(
    labels.map(
      (kind) =>
        within(table).getByLabelText<HTMLInputElement>(`${kind}: avisar nos aparelhos`).checked,
    ),
  ).toEqual([true, false, true, true]);
  expect(boxesFor("push")).toEqual(chosenKinds.map(() => 1));
  expect(screen.getByText("Este aparelho")).toBeDefined();
});

test("notification settings page: groups the mailed kinds under headings, with descriptive names", () => {
  draw();
  const table = screen.getByRole("table", { name: "Avisos" });
  const groups = ["Conversas", "Pessoas", "Conteúdo", "Meu plano e alertas", "Minha conta"];
  expect(groups.map((name) => within(table).getByRole("rowheader", { name }).tagName)).toEqual(
    groups.map(() => "TH"),
  );
  const mailed = (kind: string) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `${kind}: avisar por e-mail` });
  expect(mailed("Menções a você").name).toBe("mail-mention");
  expect(mailed("Menções a você").checked).toBe(false);
  expect(mailed("Respostas a você").checked).toBe(true);
  expect(mailed("Novidades das suas buscas salvas").name).toBe("mail-offer");
  expect(new Set(boxesFor("mail"))).toEqual(new Set([1]));
});

test("notification settings page: offers portal notifications per kind, except account ones and to staff", () => {
  draw();
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect(box(/^Comentários.*avisar no portal$/).checked).toBe(true);
  expect(box(/^Curtidas.*avisar no portal$/).checked).toBe(false);
  expect(new Set(boxesFor("portal"))).toEqual(new Set([1]));
  expect(screen.queryByRole("checkbox", { name: /^Suporte.*avisar no portal$/ })).toBeNull();
  const named = () =>
    [...document.querySelectorAll<HTMLInputElement>(`[name=${SUBMITTED}]`)].map(
      ({ value }) => value,
    );
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[type=checkbox][name]")];
  expect(named().toSorted()).toEqual(boxes.map(({ name }) => name).toSorted());
  cleanup();
  draw({ choices: { ...props.choices, canMuteInPortal: false } });
  expect(screen.queryByRole("checkbox", { name: /^Comentários.*avisar no portal$/ })).toBeNull();
  expect(screen.getAllByText("Sempre").length).toBeGreaterThan(1);
  expect(named().filter((name) => name.startsWith("portal-"))).toEqual([
    ...["portal-ask", "portal-content"],
  ]);
});
