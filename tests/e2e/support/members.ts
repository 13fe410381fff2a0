import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { createCmsUsers } from "../../../bff/cms/cms-users.ts";
import { connectCms } from "../../../bff/cms/connect.ts";
import { openDatabase } from "../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../bff/db/database.ts";
import { createUser } from "../../../bff/modules/identity/users/create-user.ts";
import { roleIds } from "../../../contract/account/roles.ts";
import { hasherOf } from "../../support/one-password.ts";
import { startSession, visit } from "./portal.ts";

export const MEMBER_PASSWORD = "uma senha bem comprida";

export type MadeMember = {
  id: string;
  email: string;
  directusUserId: string;
  firstName: string;
};

function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the e2e tests by npm test`);
  return value;
}

export async function withPortalDatabase<T>(
  work: (database: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const url = new URL(requireVariable("TEST_DATABASE_URL"));
  url.pathname = "/portal";
  const database = openDatabase(url.href, () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Creates a member for one test, by the service's use case on the running stack. */
export function makeMember(
  values: { firstName?: string; lastName?: string; role?: keyof typeof roleIds } = {},
): Promise<MadeMember> {
  const { firstName = "Ana", lastName = "Teste", role = "member" } = values;
  const cms = connectCms(
    requireVariable("TEST_CMS_URL"),
    requireVariable("TEST_CMS_ACCOUNTS_TOKEN"),
  );
  return withPortalDatabase(async ({ db }) => {
    const user = await createUser(
      {
        db,
        cmsUsers: createCmsUsers(cms),
        hasher: await hasherOf(MEMBER_PASSWORD),
        now: () => new Date(),
      },
      {
        email: `teste-${randomUUID()}@example.com`,
        password: MEMBER_PASSWORD,
        firstName,
        lastName,
        isEmailConfirmed: true,
      },
      { kind: "create", roleId: roleIds[role] },
    );
    return { ...user, firstName };
  });
}

/** Logs a created member in through the form, from a separate client address. */
export async function logIn(page: Page, { email }: MadeMember): Promise<void> {
  await visit(page, "/pt-BR/login");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(MEMBER_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app$/);
}

/** Starts a session without a page, for tests of what follows the login. */
export function startSessionOf(page: Page, { email }: MadeMember): Promise<void> {
  return startSession(page, email, MEMBER_PASSWORD);
}

/** A unique surname; names allow only letters. */
export const surnameOf = ({ directusUserId }: MadeMember) =>
  directusUserId.slice(0, 8).replace(/\d/g, (digit) => "ghijklmnop".charAt(Number(digit)));

/** Lists the member in the directory under their own name, or removes them, as the profile form does. */
export async function setListed(
  page: Page,
  { directusUserId }: MadeMember,
  { name, isListed }: { name: string; isListed: boolean },
): Promise<void> {
  await visit(page, `/pt-BR/app/profile/${directusUserId}/edit`);
  await page.getByLabel("Nome no perfil").fill(name);
  await page.getByLabel("Aparecer na lista de membros").setChecked(isListed);
  await page.getByRole("button", { name: "Salvar perfil" }).click();
  await expect(page.getByText("Seu perfil foi salvo.")).toBeVisible();
}
