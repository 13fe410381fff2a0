import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import { Link } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { PersonalInfoPage } from "~/features/account/profile/personal-info-page";
import { PasswordPage } from "~/features/account/security/password-page";
import { UnsavedChangesGuard } from "~/forms/unsaved-changes-guard";

const personalInfo = (
  <PersonalInfoPage
    names={{ firstName: "Ana", lastName: "Souza" }}
    switzerland={{ since: "2024-03", visibility: "members" }}
    answer={null}
  />
);
const password = <PasswordPage owner={{ email: "", firstName: "", lastName: "" }} answer={null} />;

async function show(page: React.ReactNode): Promise<void> {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <UnsavedChangesGuard>
          <Link to="/other">Sair daqui</Link>
          {page}
        </UnsavedChangesGuard>
      ),
    },
    { path: "/other", Component: () => <p>Outra página</p> },
  ]);
  render(<Stub />);
  await screen.findByText("Sair daqui");
}

const leave = () => fireEvent.click(screen.getByRole("link", { name: "Sair daqui" }));

describe("unsaved changes warning", () => {
  test.each([
    ["of the first form", personalInfo, "Nome", "Bia"],
    ["of the second form", personalInfo, "Ano", "2023"],
    ["of a form of another feature", password, "Senha nova", "uma senha nova"],
  ])("appears for %s", async (_, page, label, value) => {
    await show(page);
    const field = screen.getByLabelText(label, { selector: "input, select" });
    fireEvent.change(field, { target: { value } });
    leave();
    expect(await screen.findByRole("dialog")).toBeDefined();
    expect(screen.queryByText("Outra página")).toBeNull();
  });

  test("does not appear without changes", async () => {
    await show(personalInfo);
    leave();
    expect(await screen.findByText("Outra página")).toBeDefined();
  });
});
