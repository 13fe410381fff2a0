import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ChatProblem } from "~/features/chat/chat";
import { ReportChoice } from "~/features/chat/thread/message-item";
import { ReportForm } from "~/features/chat/conversation/report-form";

const partner = { directusUserId: "bia", name: "Bia S." };

function show(problem: ChatProblem | null) {
  const report = { messages: ["m1", "m9"], reason: "offence" };
  const Component = () => (
    <>
      <ReportChoice id="m1" report={report} />
      <ReportChoice id="m2" report={report} />
      <ReportForm chatId="c" messages={[]} {...{ partner, report, problem }} />
    </>
  );
  const Page = createRemixStub([{ path: "*", Component }]);
  render(<Page />);
}

test("chat report form: keeps the selected messages after a failed report, with their texts", () => {
  show("report_over");
  expect(screen.getByRole("alert").textContent).toContain("até 20 mensagens");
  const boxes = screen.getAllByRole("checkbox", { name: "Escolher esta mensagem" });
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  expect(screen.getByRole("combobox")).toHaveProperty("value", "offence");
});

test("chat report form: submits selected messages that are not on this page", () => {
  show("report_none");
  expect(screen.getByRole("alert").textContent).toContain("de Bia S.");
  const form = document.querySelector("form");
  expect(form && new FormData(form).getAll("chosen")).toContain("m9");
});
