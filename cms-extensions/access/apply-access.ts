import { readFile } from "node:fs/promises";
import path from "node:path";
import { allCollections } from "../../contract/collections/all-collections.ts";
import { callCms, type CmsAdmin } from "../cms-client.ts";
import { deskPanels, editorsDesk } from "./editors-desk.ts";
import { fileIds, folderIds, policyIds } from "../../contract/account/roles.ts";
import { memberRolesOf, type MemberRoles } from "./member-roles.ts";
import { policies, policiesFor } from "./policies.ts";
import { rolesFor } from "./roles.ts";
import { sameValue, type Row } from "./row-diff.ts";
import { serviceUsers, type ServiceTokens } from "./service-users.ts";
import { applyRows, type RowKind, type Written } from "./system-rows.ts";

const byId = (row: Row) => String(row.id);

export type AccessOptions = CmsAdmin & {
  tokens: ServiceTokens;
  /**
   * Editors and administrators must set up one-time codes before the admin opens; demo accounts need not.
   */
  isStaffTfaRequired?: boolean;
  memberRoles?: MemberRoles;
};

/**
 * Updates a running Directus to this model: roles, policies, permissions, service accounts, folders,
 * editors' views and settings. Removes additional rows of the model's own policies and roles; rows made by
 * others stay unchanged. A second run writes nothing.
 * @returns how many rows were created, updated and deleted
 * @throws {CmsError} if Directus refuses a call
 */
export async function applyAccess(options: AccessOptions): Promise<Written> {
  const total: Written = { created: 0, updated: 0, deleted: 0 };
  for (const kind of rowKinds(options)) {
    const written = await applyRows(options, kind);
    total.created += written.created;
    total.updated += written.updated;
    total.deleted += written.deleted;
  }
  total.updated += await applyTokens(options, options.tokens);
  total.created += await applyMark(options);
  total.updated += await applySettings(options);
  if (options.isStaffTfaRequired) total.updated += await requireAdministratorsTfa(options);
  return total;
}

export function policyRows(isStaffTfaRequired: boolean): Row[] {
  return policies.map(({ permissions: _, ...policy }) => ({
    ...policy,
    admin_access: false,
    enforce_tfa: isStaffTfaRequired && policy.id === policyIds.editor,
  }));
}

type EditorView = {
  collection: string;
  bookmark: string | null;
  icon: string;
  color: string | null;
  filter: Record<string, unknown> | null;
  fields: readonly string[];
  sort: string;
};

const columnWidths: Readonly<Record<string, number>> = {
  title: 380,
  subject: 300,
  body: 380,
  channelUrl: 260,
  status: 130,
  access: 150,
  number: 90,
};

const editorViews: readonly EditorView[] = allCollections.flatMap(
  ({ name: collection, list, bookmarks = [] }) => {
    if (!list) return [];
    const whole = {
      collection,
      bookmark: null,
      icon: "bookmark",
      color: null,
      filter: null,
      ...list,
    };
    return [
      whole,
      ...bookmarks.map(({ name, icon, filter }) => ({ ...whole, bookmark: name, icon, filter })),
    ];
  },
);

/** Image sizes that the app may request; any other transformation is refused. */
const imageSizes = [
  { key: "thumb", width: 320, height: 180 },
  { key: "card", width: 640, height: 360 },
  { key: "wide", width: 960, height: 540 },
  { key: "cover", width: 1280, height: 720 },
  { key: "avatar", width: 192, height: 192 },
];

const projectSettings = {
  project_name: "Portal Suíça",
  collaborative_editing_enabled: true,
  project_descriptor: "Conteúdo e comunidade",
  project_color: "#d8232a",
  project_logo: fileIds.mark,
  public_favicon: fileIds.mark,
  public_note: "Área da equipe do Portal Suíça. Membros entram pelo portal.",
  // The portal's colours red and ink, so that editors recognize it.
  theme_light_overrides: { primary: "#b9161d", primaryAccent: "#7a0d12" },
  theme_dark_overrides: { primary: "#ff7a76", primaryAccent: "#ffc5c2" },
  default_language: "pt-BR",
  // Directus would suspend a user after too many failed logins; the login hook adds a pause instead.
  auth_login_attempts: null,
  auth_password_policy: "/^.{12,128}$/",
  public_registration: false,
  storage_default_folder: folderIds.public,
  storage_asset_transform: "presets",
  storage_asset_presets: imageSizes.map((size) => ({
    ...size,
    fit: "cover",
    quality: 75,
    withoutEnlargement: true,
    format: "webp",
    transforms: [],
  })),
};

const folders = [
  { id: folderIds.public, name: "Público", parent: null },
  { id: folderIds.members, name: "Só assinantes", parent: null },
  { id: folderIds.avatars, name: "Fotos de perfil", parent: null },
  { id: folderIds.tickets, name: "Anexos do suporte", parent: null },
  { id: folderIds.claims, name: "Comprovantes do YouTube", parent: null },
  { id: folderIds.filmsForMembers, name: "Vídeos abertos aos membros", parent: null },
  { id: folderIds.filmsForPaying, name: "Vídeos só de assinantes", parent: null },
  { id: folderIds.filmsInWork, name: "Vídeos ainda não publicados", parent: null },
];

function rowKinds({
  isStaffTfaRequired = false,
  memberRoles = memberRolesOf({}),
}: AccessOptions): RowKind[] {
  const ownPolicies = policiesFor(memberRoles);
  const ownRoles = rolesFor(memberRoles);
  const ownPolicyIds = new Set<string>(ownPolicies.map((policy) => policy.id));
  const roleIds = new Set<string>(ownRoles.map((role) => role.id));
  const userIds = new Set<string>(serviceUsers.map((user) => user.id));
  const ownFolderIds = new Set<string>(folders.map((folder) => folder.id));
  return [
    {
      path: "/roles",
      expected: ownRoles.map(({ policies: _, ...role }) => ({ ...role, parent: null })),
      keyOf: byId,
      isOurs: (row) => roleIds.has(byId(row)),
    },
    {
      path: "/policies",
      expected: policyRows(isStaffTfaRequired),
      keyOf: byId,
      isOurs: (row) => ownPolicyIds.has(byId(row)),
    },
    {
      path: "/permissions",
      expected: ownPolicies.flatMap((policy) =>
        policy.permissions.map((permission) => ({ policy: policy.id, ...permission })),
      ),
      keyOf: (row) => `${row.policy} ${row.collection} ${row.action}`,
      isOurs: (row) => ownPolicyIds.has(String(row.policy)),
    },
    {
      path: "/access",
      expected: ownRoles.flatMap((role) =>
        role.policies.map((policy, sort) => ({ role: role.id, policy, user: null, sort })),
      ),
      keyOf: (row) => `${row.role} ${row.policy} ${row.user}`,
      isOurs: (row) =>
        ownPolicyIds.has(String(row.policy)) ||
        roleIds.has(String(row.role)) ||
        userIds.has(String(row.user)),
    },
    {
      path: "/users",
      expected: serviceUsers.map(({ token: _, ...user }) => ({ ...user, status: "active" })),
      keyOf: byId,
      isOurs: (row) => userIds.has(byId(row)),
    },
    {
      path: "/folders",
      expected: folders,
      keyOf: byId,
      isOurs: (row) => ownFolderIds.has(byId(row)),
    },
    {
      path: "/presets",
      expected: editorViews.map(presetRow),
      keyOf: (row) => `${row.collection} ${row.bookmark}`,
      isOurs: (row) => row.user === null && row.role === null,
    },
    {
      path: "/dashboards",
      expected: [editorsDesk],
      keyOf: byId,
      isOurs: (row) => byId(row) === editorsDesk.id,
    },
    {
      path: "/panels",
      expected: deskPanels,
      keyOf: byId,
      isOurs: (row) => row.dashboard === editorsDesk.id,
    },
  ];
}

const widthsOf = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => (columnWidths[field] ? [[field, columnWidths[field]]] : [])),
  );

const presetRow = (view: (typeof editorViews)[number]): Row => ({
  user: null,
  role: null,
  collection: view.collection,
  bookmark: view.bookmark,
  icon: view.icon,
  color: view.color,
  filter: view.filter,
  layout: "tabular",
  layout_query: { tabular: { fields: view.fields, sort: [view.sort], page: 1 } },
  layout_options: { tabular: { widths: widthsOf(view.fields) } },
});

// Directus never shows a stored token, so the expected one is tried instead of compared.
async function applyTokens(cms: CmsAdmin, tokens: ServiceTokens): Promise<number> {
  let changed = 0;
  for (const user of serviceUsers) {
    const token = tokens[user.token];
    if (await opensAccount(cms.cmsUrl, token, user.id)) continue;
    await callCms(cms, "PATCH", `/users/${user.id}`, { json: { token } });
    changed += 1;
  }
  return changed;
}

async function opensAccount(cmsUrl: string, token: string, userId: string): Promise<boolean> {
  const response = await fetch(new URL("/users/me?fields=id", cmsUrl), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) return false;
  const answer = (await response.json()) as { data?: { id?: string } };
  return answer.data?.id === userId;
}

async function applyMark(cms: CmsAdmin): Promise<number> {
  const filter = `filter[id][_eq]=${fileIds.mark}`;
  const present = await callCms<Row[]>(cms, "GET", `/files?${filter}&fields=id`);
  if (present?.length) return 0;
  const form = new FormData();
  form.set("id", fileIds.mark);
  form.set("title", "Marca do Portal Suíça");
  form.set("folder", folderIds.public);
  const picture = await readFile(path.join(import.meta.dirname, "portal-mark.png"));
  form.set("file", new Blob([picture], { type: "image/png" }), "portal-mark.png");
  await callCms(cms, "POST", "/files", { form });
  return 1;
}

/**
 * Administrators have no policy of this model: Directus creates theirs, and operators may add more.
 * @returns number of policies that did not require a second factor before
 */
export async function requireAdministratorsTfa(cms: CmsAdmin): Promise<number> {
  const filter = "filter[admin_access][_eq]=true&filter[enforce_tfa][_neq]=true";
  const weak = (await callCms<Row[]>(cms, "GET", `/policies?${filter}&fields=id&limit=-1`)) ?? [];
  for (const policy of weak)
    await callCms(cms, "PATCH", `/policies/${byId(policy)}`, { json: { enforce_tfa: true } });
  return weak.length;
}

async function applySettings(cms: CmsAdmin): Promise<number> {
  const present = (await callCms<Row>(cms, "GET", "/settings")) ?? {};
  const expected = Object.entries(projectSettings);
  const changed = expected.filter(([name, value]) => !sameValue(present[name], value));
  if (changed.length === 0) return 0;
  await callCms(cms, "PATCH", "/settings", { json: Object.fromEntries(changed) });
  return changed.length;
}
