import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ReturnPage } from "~/features/membership/return-page";
import { listOpenOffers } from "../../../../../contract/account/offer";
import { namedTooSoon } from "../../../../support/sold-words";

test("payment return page: a completed payment opens only the released areas", async () => {
  const Page = createRemixStub([
    { path: "/", Component: () => <ReturnPage state="paid" isSignup={false} /> },
  ]);
  render(<Page />);
  const received = (await screen.findByRole("status")).textContent;
  for (const { title } of listOpenOffers()) expect(received).toContain(title);
  expect(namedTooSoon(received)).toEqual([]);
  expect(received).not.toContain("tudo está aberto");
});
