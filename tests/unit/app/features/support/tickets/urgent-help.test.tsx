import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UrgentHelp } from "~/features/support/tickets/urgent-help";

function draw(directusUserId: string | null) {
  const Component = () => <UrgentHelp directusUserId={directusUserId} />;
  const Page = createRemixStub([{ path: "/", Component }]);
  render(<Page />);
}

const addressOf = (name: RegExp) =>
  screen.queryByRole("link", { name, hidden: true })?.getAttribute("href");

test.each([null, "b1c7c8f0-0000-4000-8000-000000000000"])(
  "urgent help: lists official help for viewer %s",
  (id) => {
    draw(id);
    expect(addressOf(/^Polícia/)).toBe("tel:117");
    expect(addressOf(/^Ambulância/)).toBe("tel:144");
    expect(addressOf(/^Apoio emocional/)).toBe("tel:143");
    for (const name of [/^Consulado.* Zurique/, /^Consulado.* Genebra/, /^Embaixada.* Berna/]) {
      expect(addressOf(name)).toMatch(/^https:\/\/www\.gov\.br\/mre\/pt-br\/[\w-]+$/);
    }
  },
);

test("urgent help: links visitors to no member page", () => {
  draw(null);
  expect(addressOf(/outra senha/)).toBe("/pt-BR/forgot-password");
  const links = screen.getAllByRole("link", { hidden: true });
  expect(links.filter((link) => link.getAttribute("href")?.includes("/app/"))).toEqual([]);
});
