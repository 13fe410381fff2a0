import { callCms } from "./cms";
import { makeMember, startSessionOf } from "./members";
import { expect, test, visit } from "./portal";
test("race", async ({ page }) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  for (let i = 0; i < 24; i++) {
    const title = `Aviso ${i} ${crypto.randomUUID().slice(0, 4)}`;
    const make = (async () => {
      await new Promise((r) => setTimeout(r, i * 40));
      await callCms("POST", "/items/Notification", {
        owner: member.directusUserId,
        type: "ideaAnswered",
        title,
        url: "/pt-BR/app/feedback",
        isRead: false,
      });
    })();
    await visit(page, "/pt-BR/app/notifications");
    await make;
    const at = Date.now();
    const ok = await expect(page.getByText(title).first())
      .toBeVisible({ timeout: 20000 })
      .then(
        () => true,
        () => false,
      );
    console.log(i, ok, Date.now() - at);
  }
});
