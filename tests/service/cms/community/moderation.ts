import { admin, memberToken, readerWith, rowsOf, type Person } from "../cms.ts";

/** A team member who works in the portal, which calls Directus in their name. */
export const inPortal = (person: Person): Person => ({
  ...person,
  as: readerWith(memberToken(person.id, { team: true })),
});

export const WHY = "Propaganda repetida em vários tópicos.";
const PLEA = "Acho que houve um engano: o link era da comuna.";
export const decide = ({ as }: Person, decision: object) =>
  as("POST", "/portal-moderation/decisions", decision);
export const statusOf = async (table: string, id: string) =>
  ((await admin("GET", `/items/${table}/${id}`)).data as { status: string }).status;
export const reportsOf = async (target: string) =>
  rowsOf(await admin("GET", `/items/reports?filter[target][_eq]=${target}&fields=state,handledBy`));
export const notificationsOf = async ({ id }: Person) =>
  rowsOf(
    await admin("GET", `/items/Notification?filter[owner][_eq]=${id}&fields=type,title,url,body`),
  );
export const appeal = ({ as }: Person, targetType: string, target: string, body = PLEA) =>
  as("POST", "/items/appeals", { targetType, target, body });
export const idOf = ({ data }: { data?: unknown }) => (data as { id: string }).id;
type Queue = Record<"reported" | "appeals" | "decisions", Record<string, unknown>[]>;
export const queueOf = async ({ as }: Person) =>
  (await as("POST", "/portal-moderation/queue", {})).data as Queue;
