import { HIDEABLE_FIELDS, type Visibility } from "../../../../../contract/account/profile.ts";
import type { TestService } from "../../service.ts";
import { ask, chatter, codeOf } from "../chat/members.ts";
import type { Chatter } from "../chat/members.ts";
import { signedChange } from "../../signed-change.ts";

const PROFILE = {
  displayName: null,
  avatar: null,
  city: "Zug",
  canton: 9,
  profession: "Padeira",
  bio: "Pão de queijo",
  spokenLanguages: ["pt", "fr"],
  skills: [],
  interests: [],
  links: [],
  inSwitzerlandSince: "2024-03-01",
  memberSince: null,
  isInDirectory: true,
  isVolunteer: false,
};

export const openTo = (level: Visibility) =>
  Object.fromEntries(HIDEABLE_FIELDS.map((field) => [field, level]));

/** Changes a member's record in Directus, which notifies the service. */
export async function change(
  service: TestService,
  { directusUserId }: Pick<Chatter, "directusUserId">,
  values: object,
): Promise<void> {
  Object.assign(service.directus.users.get(directusUserId) ?? {}, values);
  const keys = [directusUserId];
  const said = { collection: "directus_users", keys, action: "update" };
  const { statusCode } = await service.app.inject(signedChange(service, said));
  if (statusCode !== 204) throw new Error(`the change was answered ${statusCode}`);
}

/** A member in the directory, by default with every field visible. */
export async function listed(
  service: TestService,
  values: object = {},
  roleId?: string,
): Promise<Chatter> {
  const member = await chatter(service, roleId ? { roleId } : {});
  await change(service, member, { ...PROFILE, visibility: openTo("members"), ...values });
  return member;
}

export type Found = {
  ids: string[];
  totalCount: number;
  items: Record<string, unknown>[];
  cantonCounts: { cantonId: number; count: number }[];
};

export async function find(service: TestService, who: Chatter, query: object = {}): Promise<Found> {
  const variables = Object.keys(query);
  const types: Record<string, string> = { cantonId: "Int", page: "Int", isVolunteer: "Boolean" };
  const declared = variables.map((name) => `$${name}: ${types[name] ?? "String"}`).join(", ");
  const input = variables.map((name) => `${name}: $${name}`).join(", ");
  const answer = await ask(
    service,
    who,
    `query ${declared && `(${declared})`} { getDirectory${input && `(${input})`} {
      totalCount cantonCounts { cantonId count }
      items { directusUserId name isOwn isConnected isVolunteer avatar city cantonId profession
        spokenLanguages stage }
    } }`,
    query,
  );
  if (!answer.data) throw new Error(`refused: ${codeOf(answer) ?? "?"}`);
  const page = answer.data["getDirectory"] as Omit<Found, "ids">;
  return { ...page, ids: page.items.map((item) => String(item["directusUserId"])) };
}
