import { expect, type BrowserContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { SEEN_VERSION } from "../../../contract/collections/edit-version.ts";
import { findMail, linkIn, listMails } from "../support/mails.ts";
import {
  makeMember,
  MEMBER_PASSWORD,
  type MadeMember,
  startSessionOf,
} from "../support/members.ts";
import { test, visit } from "../support/portal.ts";

/** The browser resizes a 7 MB photo before the upload. */
const SHRUNK_WITHIN_MS = 30_000;

const profilePath = (member: MadeMember, page = "") =>
  `/pt-BR/app/profile/${member.directusUserId}${page && `/${page}`}`;

/** Posts a form to another member's page, as an attacker would. */
async function postTo(context: BrowserContext, page: Page, path: string, form: object) {
  return context.request.post(path, {
    form: form as Record<string, string>,
    headers: { origin: new URL(page.url()).origin, "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
}

test("profile: a member fills it in, and others see what is shared", async ({
  page,
  portal,
  browser,
}) => {
  const [ana, bruno] = [
    await makeMember({ firstName: "Ana" }),
    await makeMember({ firstName: "Bruno" }),
  ];
  await startSessionOf(page, ana);
  await portal.open(profilePath(ana));
  await page.getByRole("link", { name: "Editar perfil" }).click();
  await page.getByLabel("Nome no perfil").fill("Aninha do Lago");
  await page.getByLabel("Cidade", { exact: true }).fill("Zug");
  await page.getByLabel("Profissão", { exact: true }).fill("Padeira");
  await page.getByLabel("Sobre você", { exact: true }).fill("Faço pão de queijo.");
  for (const field of ["cidade e cantão", "profissão", "interesses", "links"]) {
    await expect(page.getByLabel(`Quem vê: ${field}`)).toHaveValue("self");
    await page.getByLabel(`Quem vê: ${field}`).selectOption("members");
  }
  await page.getByLabel("Francês").check();
  await page.getByLabel("Interesses", { exact: true }).fill("trilhas, pão,  trilhas");
  await page.getByLabel("Link 1").fill("https://example.com/ana");
  await page.getByRole("button", { name: "Salvar perfil" }).click();
  await expect(page.getByText("Seu perfil foi salvo.")).toBeVisible();
  await portal.expectAccessible();
  await portal.open(profilePath(ana));
  await expect(page.getByRole("heading", { name: "Sobre Só você vê" })).toBeVisible();
  await page.getByRole("link", { name: "Ver como membro" }).click();
  await expect(page.getByText("É assim que os outros membros veem você.")).toBeVisible();
  await expect(page.getByText("Padeira")).toBeVisible();
  await expect(page.getByText("Faço pão de queijo.")).toBeHidden();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await startSessionOf(theirs, bruno);
  await visit(theirs, profilePath(ana));
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Aninha do Lago");
  await expect(theirs.getByText("Padeira")).toBeVisible();
  await expect(theirs.getByText("Zug")).toBeVisible();
  await expect(theirs.getByRole("listitem").filter({ hasText: "trilhas" })).toHaveCount(1);
  await expect(theirs.getByRole("link", { name: "example.com/ana" })).toHaveAttribute(
    "href",
    "https://example.com/ana",
  );
  expect(await theirs.content()).not.toContain("pão de queijo");
  const raw = await other.request.get(`${profilePath(ana)}.data`);
  expect(await raw.text()).not.toContain("pão de queijo");
  await other.close();
});

test("profile: refuses an unsafe address with the binding text", async ({
  page,
  portal,
  context,
}) => {
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open(profilePath(ana, "edit"));
  await page.getByLabel("Link 1").fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Salvar perfil" }).click();
  await expect(
    page.getByRole("alert").getByText("Use um endereço completo que comece com https://."),
  ).toBeVisible();
  const answer = await postTo(context, page, `${profilePath(ana, "edit")}.data`, {
    intent: "profile",
    "links[0]": "javascript:alert(1)",
    "visibility.bio": "members",
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain("Navigating to an external URL is not allowed by default");
});

test.describe("profile pages of another member", () => {
  test.use({ allowedErrors: [/403/] });

  test("are refused, and the other profile does not change", async ({ page, context, portal }) => {
    const [ana, bruno] = [await makeMember(), await makeMember({ firstName: "Bruno" })];
    await startSessionOf(page, bruno);
    await portal.open("/pt-BR/app");
    for (const name of ["edit", "personal-info", "account", "password"]) {
      const answer = await context.request.get(profilePath(ana, name));
      expect(answer.status(), name).toBe(403);
      const posted = await postTo(context, page, profilePath(ana, name), {
        intent: "names",
        firstName: "Outro",
        lastName: "Nome",
        displayName: "Outro",
        role: "10000000-0000-4000-8000-000000000001",
      });
      expect(posted.status(), name).toBe(403);
    }
    await portal.open(profilePath(ana));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana T.");
  });
});

test("profile: unknown form fields change nothing", async ({ page, context }) => {
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await visit(page, profilePath(ana, "edit"));
  const version = await page.locator(`input[name="${SEEN_VERSION}"]`).first().inputValue();
  const posted = await postTo(context, page, profilePath(ana, "edit"), {
    intent: "profile",
    [SEEN_VERSION]: version,
    bio: "Só isto.",
    "visibility.bio": "members",
    role: "10000000-0000-4000-8000-000000000001",
    status: "archived",
    email: "outra@example.com",
    membershipState: "active",
    isEmailConfirmed: "false",
    id: "30000000-0000-4000-8000-000000000001",
  });
  expect(posted.status()).toBe(200);
  await visit(page, profilePath(ana));
  await expect(page.getByText("Só isto.")).toBeVisible();
  await visit(page, profilePath(ana, "account"));
  await expect(page.getByText(`Seu e-mail: ${ana.email}`)).toBeVisible();
});

test("profile: leaving with unsaved changes asks first", async ({ page, portal }) => {
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open(profilePath(ana, "edit"));
  await page.getByLabel("Profissão", { exact: true }).fill("Padeira");
  await page.getByRole("link", { name: "Ver perfil" }).click();
  const question = page.getByRole("dialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar editando" }).click();
  await expect(page.getByLabel("Profissão", { exact: true })).toHaveValue("Padeira");
  await page.getByRole("link", { name: "Ver perfil" }).click();
  await question.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL(new RegExp(`${ana.directusUserId}$`));
});

test("profile: a new name appears everywhere", async ({ page, portal }) => {
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open(profilePath(ana, "personal-info"));
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Ana <b>");
  const save = page.getByRole("button", { name: "Salvar nome" });
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Use letras");
  // Submitting a form during revalidation interrupts it, which the router logs to the console.
  await expect(save).not.toHaveAttribute("aria-busy");
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Ana Júlia");
  await save.click();
  await expect(page.getByText("Seu nome foi salvo.")).toBeVisible();
  await expect(save).not.toHaveAttribute("aria-busy");
  await page.getByLabel("Mês", { exact: true }).selectOption("Março");
  await page.getByLabel("Ano", { exact: true }).selectOption("2024");
  await page.getByRole("button", { name: "Salvar data" }).click();
  await expect(page.getByText("A data foi salva.")).toBeVisible();
  await portal.open(profilePath(ana));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Júlia Teste");
  await expect(page.getByText("Na Suíça desde março de 2024")).toBeVisible();
});

test("mail preferences: are saved and paused", async ({ page, portal }) => {
  const ana = await makeMember();
  await startSessionOf(page, ana);
  await portal.open("/pt-BR/app/profile/email-preference");
  await expect(page.getByLabel("Notícias", { exact: true })).toHaveValue("weekly");
  await expect(page.getByText("Os e-mails de conteúdo fazem parte da assinatura")).toBeVisible();
  await page.getByLabel("Notícias", { exact: true }).selectOption("daily");
  await page.getByLabel("Ideias que você apoia: avisar por e-mail").uncheck();
  const save = page.getByRole("button", { name: "Salvar escolhas" });
  await save.click();
  await expect(page.getByText("Suas escolhas foram salvas.")).toBeVisible();
  // Submitting a form during revalidation interrupts it, which the router logs to the console.
  await expect(save).not.toHaveAttribute("aria-busy");
  await page.getByRole("button", { name: "Pausar por 30 dias" }).click();
  await expect(page.getByText("E-mails pausados.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Notícias", { exact: true })).toHaveValue("daily");
  await expect(page.getByLabel("Ideias que você apoia: avisar por e-mail")).not.toBeChecked();
  await page.getByRole("button", { name: "Retomar agora" }).click();
  await expect(page.getByText("E-mails retomados.")).toBeVisible();
  await portal.expectAccessible();
});

// The browser logs each refused form.
test.describe("profile changes with refused forms", () => {
  test.use({ allowedErrors: [/40[01]/] });

  test("profile photo: is cropped to a square without camera metadata", async ({
    page,
    context,
    browser,
  }) => {
    const ana = await makeMember();
    await startSessionOf(page, ana);
    const photo = await sharp({
      create: { width: 640, height: 300, channels: 3, background: "#336699" },
    })
      .withExif({ IFD0: { Copyright: "CAMARA-SECRETA", Artist: "Ana" } })
      .jpeg()
      .toBuffer();
    expect(photo.includes("CAMARA-SECRETA")).toBe(true);
    await visit(page, profilePath(ana, "edit"));
    const choose = page.getByLabel("Escolher uma foto");
    await choose.setInputFiles({ name: "eu.jpg", mimeType: "image/jpeg", buffer: photo });
    await page.getByRole("button", { name: "Enviar foto" }).click();
    await expect(page.getByText("Sua foto foi trocada.")).toBeVisible();
    const picture = page.locator("main img");
    const address = await picture.getAttribute("src");
    const ownButton = page.getByRole("button", { name: "Sua conta: Ana Teste" });
    await expect(ownButton.locator("img")).toHaveAttribute("src", address ?? "");
    const answer = await context.request.get(address ?? "");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers()["content-security-policy"]).toContain("sandbox");
    const stored = await answer.body();
    expect(stored.includes("CAMARA-SECRETA")).toBe(false);
    const { width, height, exif } = await sharp(stored).metadata();
    expect([width, height, exif]).toEqual([192, 192, undefined]);

    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    await choose.setInputFiles({ name: "eu.png", mimeType: "image/png", buffer: drawing });
    await page.getByRole("button", { name: "Enviar foto" }).click();
    await expect(page.getByText("Escolha uma foto em JPEG, PNG ou WebP.")).toBeVisible();

    const noise = { mean: 128, sigma: 60, type: "gaussian" as const };
    const large = await sharp({
      create: { width: 1800, height: 1300, channels: 3, background: "#000", noise },
    })
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(6 * 1024 * 1024);
    const heavy = { name: "celular.png", mimeType: "image/png", buffer: large };
    await choose.setInputFiles(heavy);
    await page.getByRole("button", { name: "Enviar foto" }).click();
    await expect(page.getByText("Sua foto foi trocada.")).toBeVisible({
      timeout: SHRUNK_WITHIN_MS,
    });
    await choose.setInputFiles({ ...heavy, buffer: Buffer.alloc(6 * 1024 * 1024, 1) });
    await page.getByRole("button", { name: "Enviar foto" }).click();
    await expect(page.getByText("Escolha uma foto de até 4 MB.")).toBeVisible();

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const plainPage = await plain.newPage();
    await plainPage.goto(page.url());
    await plainPage.getByLabel("Escolher uma foto").setInputFiles(heavy);
    await plainPage.getByRole("button", { name: "Enviar foto" }).click();
    await expect(plainPage.getByText("Escolha uma foto de até 4 MB.")).toBeVisible();
    await plain.close();

    await page.getByRole("button", { name: "Remover foto" }).click();
    await expect(page.getByText("Sua foto foi removida.")).toBeVisible();
    await expect(picture).toHaveCount(0);
    await expect(ownButton).toHaveText(/AT$/);
  });

  test("e-mail change: takes effect by its link, and the old address can undo it", async ({
    page,
    portal,
    browser,
  }) => {
    const ana = await makeMember();
    const next = `nova-${ana.email}`;
    await startSessionOf(page, ana);
    await portal.open(profilePath(ana, "account"));
    const form = page.getByRole("region", { name: "E-mail da conta" });
    await form.getByText("Alterar e-mail", { exact: true }).click();
    await form.getByLabel("Novo e-mail").fill(next);
    await form.getByLabel("Senha atual", { exact: true }).fill("não é esta senha");
    await form.getByRole("button", { name: "Trocar e-mail" }).click();
    await expect(form.getByText("Essa não é a sua senha atual.").first()).toBeVisible();
    expect(await listMails(next)).toEqual([]);

    await form.getByLabel("Senha atual", { exact: true }).fill(MEMBER_PASSWORD);
    await form.getByRole("button", { name: "Trocar e-mail" }).click();
    await expect(form.getByRole("status")).toContainText(next);
    await findMail(ana.email, /Pedido de troca/);

    const elsewhere = await (await browser.newContext()).newPage();
    await visit(elsewhere, linkIn(await findMail(next, /Confirme/), "change-email"));
    await elsewhere.getByRole("button", { name: "Confirmar este e-mail" }).click();
    await expect(elsewhere.getByText("E-mail trocado")).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText("Este link já foi usado")).toBeVisible();

    await visit(elsewhere, linkIn(await findMail(ana.email, /foi trocado/), "revert-email"));
    await elsewhere.getByRole("button", { name: "Desfazer a troca" }).click();
    await expect(elsewhere).toHaveURL(/\/forgot-password\//);
    // The open tab navigates by itself when notified, which would interrupt the test's navigation.
    const later = await page.context().newPage();
    await visit(later, profilePath(ana, "account"));
    await expect(later).toHaveURL(/\/login/);
    await expect(page).toHaveURL(/\/login/);
  });
});
