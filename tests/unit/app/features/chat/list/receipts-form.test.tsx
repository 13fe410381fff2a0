import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ReceiptsForm } from "~/features/chat/list/chat-list-page";

test.each([
  [true, "Ligar"],
  [false, "Desligar"],
])("read receipts form: is open for a member who came for it (hidden: %s)", (hides, name) => {
  const { rerender } = render(<ReceiptsForm hides={hides} isOpen />);
  expect(screen.getByRole("group")).toHaveProperty("open", true);
  expect(screen.getByRole("button", { name })).toBeDefined();
  rerender(<ReceiptsForm hides={hides} isOpen={false} />);
  expect(screen.getByRole("group")).toHaveProperty("open", false);
});
