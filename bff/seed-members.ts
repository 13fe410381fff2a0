import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { EnvironmentSource } from "../config/environment.ts";
import { HIDEABLE_FIELDS } from "../contract/account/profile.ts";
import { emailKeyOf } from "../contract/account/person.ts";
import { roleIds } from "../contract/account/roles.ts";
import { sampleMemberId, type SampleMember } from "../contract/account/sample-members.ts";
import type { CmsClient } from "./cms/client.ts";
import { createCmsProfiles, type CmsProfiles } from "./cms/cms-profiles.ts";
import { connectCms } from "./cms/connect.ts";
import { readServiceConfig } from "./config.ts";
import { COMMAND_TIMEOUT_FACTOR, openDatabase } from "./db/database.ts";
import type { Database } from "./db/database.ts";
import { users } from "./db/schema.ts";
import { memberConnections } from "./db/tables/connections.ts";
import { demoMembers } from "./demo-members.ts";
import type { DemoMember } from "./demo-members.ts";
import { drawPortrait } from "./demo-portraits.ts";
import { createDirectoryIndex } from "./modules/community/directory/directory-index.ts";
import {
  findUserByDirectusId,
  updateCmsAvatar,
} from "./modules/identity/users/users.repository.ts";

export type SeedMembersOptions = {
  environment: EnvironmentSource;
  adminToken: string;
};

const CONNECTED_ID = "30000000-0000-4000-8000-000000000002";
const EXAMPLE_BIO = "Perfil de exemplo: esta pessoa foi inventada para a demonstração do portal.";

const emailOf = (at: number) => `exemplo-${at + 1}@example.com`;

/**
 * Creates the missing fictitious members of the directory. They have no password and no confirmed address:
 * they cannot log in, get no mail and are not counted.
 * @throws in production
 */
export async function seedDemoMembers(options: SeedMembersOptions): Promise<void> {
  const config = readServiceConfig(options.environment);
  if (config.PORTAL_MODE === "production") {
    throw new Error("Demo members are never made in production");
  }
  const cms = connectCms(config.CMS_URL, options.adminToken, {
    timeoutFactor: COMMAND_TIMEOUT_FACTOR,
  });
  const database = openDatabase(config.DATABASE_URL, () => {}, COMMAND_TIMEOUT_FACTOR);
  try {
    const { db } = database;
    await createInCms(cms);
    await createInService(db);
    const ids = demoMembers.map(({ id }) => id);
    const cmsProfiles = createCmsProfiles(cms);
    await addPortraits(db, cmsProfiles);
    await createDirectoryIndex({ db, cmsProfiles, now: () => new Date() }).refresh(ids);
    await connectDemoMember(db);
  } finally {
    await database.close();
  }
}

async function createInCms(cms: CmsClient): Promise<void> {
  const ids = demoMembers.map(({ id }) => id);
  const filter = { id: { _in: ids } };
  const params = { fields: "id", filter, limit: -1 };
  const found = await cms.read(customEndpoint<object>({ path: "/users", params }));
  const present = new Set(
    z
      .array(z.object({ id: z.string() }))
      .parse(found)
      .map(({ id }) => id),
  );
  const missing = demoMembers
    .map((member, at) => toCmsUser(member, at))
    .filter(({ id }) => !present.has(id));
  if (missing.length === 0) return;
  const body = JSON.stringify(missing);
  const path = "/users";
  await cms.write(customEndpoint<object>({ method: "POST", path, params: { fields: "id" }, body }));
}

function toCmsUser(member: DemoMember, at: number) {
  const { id, firstName, lastName, since, closed, profession, ...fields } = member;
  const open = HIDEABLE_FIELDS.map((field) => [field, closed[field] ?? "members"] as const);
  return {
    ...fields,
    id,
    email: emailOf(at),
    first_name: firstName,
    last_name: lastName,
    role: roleIds.member,
    status: "active",
    profession: `${profession} (exemplo)`,
    bio: EXAMPLE_BIO,
    inSwitzerlandSince: since,
    isInDirectory: true,
    visibility: Object.fromEntries(open),
  };
}

async function createInService(db: Database): Promise<void> {
  const now = new Date();
  const rows = demoMembers.map(({ id, firstName, lastName }, at) => ({
    id,
    directusUserId: id,
    email: emailOf(at),
    emailKey: emailKeyOf(emailOf(at)),
    firstName,
    lastName,
    cmsRoleId: roleIds.member,
    cmsStatus: "active",
    createdAt: now,
    updatedAt: now,
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
}

/** Only where there is none, so that a repeated run stores nothing again. */
async function addPortraits(db: Database, cmsProfiles: CmsProfiles): Promise<void> {
  const profiles = await cmsProfiles.list(demoMembers.map(({ id }) => id));
  const known = new Map(profiles.map(({ id, avatar }) => [id, avatar]));
  for (const [at, { id, firstName }] of demoMembers.entries()) {
    if (known.get(id) !== null) continue;
    const { avatar } = await cmsProfiles.setAvatar(id, {
      bytes: await drawPortrait(firstName, at),
      type: "image/webp",
      filename: `exemplo-${at + 1}.webp`,
    });
    await updateCmsAvatar(db, id, avatar);
  }
}

const OPPOSITE_STATE = {
  connected: "connected",
  received: "requested",
  requested: "received",
} as const;

async function connectDemoMember(db: Database): Promise<void> {
  const member = await findUserByDirectusId(db, CONNECTED_ID);
  if (!member) return;
  const changedAt = new Date();
  const between = (name: SampleMember, own: keyof typeof OPPOSITE_STATE) => {
    const otherId = sampleMemberId(name);
    const theirs = OPPOSITE_STATE[own];
    return [
      { userId: member.id, otherUserId: otherId, state: own, changedAt },
      { userId: otherId, otherUserId: member.id, state: theirs, changedAt },
    ];
  };
  const rows = [
    ...between("Carla Mendonça", "connected"),
    ...between("Gabriela Sá", "connected"),
    ...between("Olívia Sampaio", "received"),
    ...between("Vinícius Moraes", "received"),
    ...between("João Pimentel", "requested"),
  ];
  await db.insert(memberConnections).values(rows).onConflictDoNothing();
}
