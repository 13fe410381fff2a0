import { beforeEach, describe, expect, test } from "vitest";
import { memberAt } from "../factories/signup";
import { mockNetwork, signup } from "../mocks/network";
import { openPortal, signInFree, type Portal } from "./portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const sendAsMember = (form: Record<string, string>) =>
  portal.visit("/pt-BR/signup", { as: signInFree(), form });

describe("a member", () => {
  test.each([
    ["who is through", memberAt("done")],
    ["who never began", memberAt("european-passport", { isBegun: false })],
  ])("%s goes to the app", async (_, answer) => {
    signup.answer("GET member", answer);
    const { location } = await portal.visit("/pt-BR/signup", { as: signInFree() });
    expect(location).toBe("/pt-BR/app");
  });

  test("continues where they stand", async () => {
    signup.answer("GET member", memberAt("job-opportunity"));
    const { location } = await portal.visit("/pt-BR/signup", { as: signInFree() });
    expect(location).toBe("/pt-BR/signup?step=job-opportunity");
  });

  test("answers for themselves alone: no step of a draft, no other member", async () => {
    signup.refuse("POST member/steps", 400, "validation_failed");
    await sendAsMember({ step: "name", firstName: "Ana", lastName: "Souza", userId: "other" });
    const [call] = signup.state.calls;
    expect(call?.call).toBe("POST member/steps");
    expect(call?.headers.get("authorization")).toMatch(/^Bearer at_/);
    expect(call?.body["values"]).toEqual({ firstName: "Ana", lastName: "Souza" });
  });

  test.each(["good-news", "bad-news"])(
    "is led to %s by an address that does not tell",
    async (step) => {
      signup.answer("POST member/steps", memberAt(step));
      const { location } = await sendAsMember({
        step: "commitment",
        hours: "3_5",
        german: "A1",
        french: "A1",
        italian: "A1",
        goals: "job",
      });
      expect(location).toBe("/pt-BR/signup?step=report");
    },
  );

  test("may leave for later, and goes to the app when done", async () => {
    signup.answer("POST member/steps", memberAt("done"));
    const later = await sendAsMember({ step: "commitment", intent: "later", hours: "3_5" });
    expect(later.location).toBe("/pt-BR/app");
    expect((await sendAsMember({ step: "welcome" })).location).toBe("/pt-BR/app");
  });

  test("chooses a plan in the last question, and may go on for free", async () => {
    signup.answer("GET member", memberAt("payment"));
    const { text } = await portal.visit("/pt-BR/signup?step=payment", { as: signInFree() });
    expect(text).toContain("Continuar grátis");
    expect(text).toMatch(/CHF.9\.90/);
  });
});
