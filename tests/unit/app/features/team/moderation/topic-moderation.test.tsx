import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TopicModeration } from "~/features/team/moderation/topic-moderation";

const shown = {
  id: "a",
  isClosed: false,
  isPinned: false,
  isHidden: false,
  authorId: null,
  ...{ title: "Como trocar a CNH?", slowModeMinutes: 0 },
};
const categories = [{ id: "c", name: "Idiomas" }];

async function listButtons(topic: typeof shown): Promise<(string | null)[]> {
  const Page = createRemixStub([
    { path: "/", Component: () => <TopicModeration {...{ topic, categories, body: "" }} /> },
  ]);
  render(<Page />);
  return (await screen.findAllByRole("button")).map(({ textContent }) => textContent);
}

test("topic moderation: a visible topic can be hidden", async () => {
  expect(await listButtons(shown)).toContain("Ocultar o tópico");
});

test("topic moderation: a hidden topic can only be restored", async () => {
  expect(await listButtons({ ...shown, isHidden: true })).toEqual(["Mostrar de novo"]);
});
