import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { EditProfilePage } from "~/features/account/profile/edit-profile-page";
import {
  HIDEABLE_FIELDS,
  PROFILE_COLUMNS,
  DEFAULT_VISIBILITY,
  type HideableField,
  type Visibility,
} from "../../../../../../contract/account/profile.ts";

const reserved = Object.fromEntries(
  HIDEABLE_FIELDS.map((field) => [field, DEFAULT_VISIBILITY]),
) as Record<HideableField, Visibility>;
const profile = {
  displayName: "",
  avatar: null,
  city: "",
  cantonId: null,
  profession: "",
  bio: "",
  spokenLanguages: [],
  skills: [],
  interests: [],
  links: [],
  inSwitzerlandSince: "",
  visibility: reserved,
  isInDirectory: false,
  isVolunteer: false,
  version: "a",
};

test("profile form: lists all errors of a submission above the form", async () => {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <EditProfilePage profile={profile} fullName="Ana Souza" cantons={[]} answer={null} />
      ),
    },
  ]);
  render(<Stub />);
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type("Interesses", "x".repeat(41));
  await type("Link 1", "http://example.com");
  fireEvent.click(screen.getByRole("button", { name: "Salvar perfil" }));
  const box = within(await screen.findByRole("alert"));
  expect(box.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Use até 10 itens, cada um com até 40 caracteres.",
    "Use um endereço completo que comece com https://.",
  ]);
});

test("profile form: contains each editable field, with its visibility", async () => {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <EditProfilePage profile={profile} fullName="Ana Souza" cantons={[]} answer={null} />
      ),
    },
  ]);
  render(<Stub />);
  const form = (await screen.findByRole("button", { name: "Salvar perfil" })).closest("form");
  const names = [...(form?.elements ?? [])].map((field) => field.getAttribute("name") ?? "");
  const isThere = (name: string) => names.some((each) => each.replace(/\[\d+\]$/, "") === name);
  // A field missing from the form would be cleared on save.
  const fields = PROFILE_COLUMNS.filter((name) => name !== "visibility");
  const expected = [...fields, ...HIDEABLE_FIELDS.map((name) => `visibility.${name}`)];
  // The month of arrival is on the personal information page.
  expect(expected.filter((name) => !isThere(name) && !name.endsWith("inSwitzerlandSince"))).toEqual(
    [],
  );
});

test("profile form: links to the chat's read receipts setting", async () => {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <EditProfilePage profile={profile} fullName="Ana Souza" cantons={[]} answer={null} />
      ),
    },
  ]);
  render(<Stub />);
  const link = await screen.findByRole("link", { name: "confirmações de leitura" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/chat?receipts#receipts");
});
