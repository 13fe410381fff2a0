import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SecuritySections } from "~/features/account/security/security-sections";
import type { SecurityState } from "~/service/security-api.server";

const passkey = {
  ...{ id: "1", name: "Celular", isBackedUp: true },
  ...{ createdAt: "2026-11-01T08:00:00Z", lastUsedAt: null },
};
const none = { areCodesOn: false, recoveryCodesLeft: 0, passkeys: [] };

function draw(secondFactor: SecurityState["secondFactor"], isTeamLocked = true): void {
  const shown = { now: "2026-11-26T08:00:00Z", answer: null, isTeamLocked };
  const security: SecurityState = { sessions: [], secondFactor };
  const Component = () => <SecuritySections security={security} {...shown} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  render(<Page />);
}

test("security sections: ask a team member without a second factor to set one up", async () => {
  draw(none);
  expect(await screen.findByText(/Ative um dos dois abaixo/)).toBeTruthy();
});

test.each([
  ["codes", { ...none, areCodesOn: true, recoveryCodesLeft: 8 }],
  ["a passkey", { ...none, passkeys: [passkey] }],
])(
  "security sections: ask a team member with %s who logged in without it to log in again",
  async (_, factor) => {
    draw(factor);
    expect(await screen.findByText(/Você já tem um dos dois/)).toBeTruthy();
    expect(screen.queryByText(/Ative um dos dois/)).toBeNull();
  },
);

test("security sections: ask no other member", async () => {
  draw(none, false);
  expect(await screen.findByText("Verificação em duas etapas")).toBeTruthy();
  expect(screen.queryByText(/Para agir pela equipe/)).toBeNull();
});
