import type { Knex } from "knex";
import type { HookNotice } from "../../../../contract/notifications/kinds.ts";
import {
  APPEALS_PATH,
  type AppealTarget,
  type ModeratedText,
} from "../../../../contract/community/moderation.ts";
import { topicPath } from "../../../../contract/community/forum.ts";

export type Notification = HookNotice;
const EXCERPT_LENGTH = 120;

/** Cuts long texts at any letter; members can read their own full text. */
const excerpt = (text: string | null) => (text ?? "").slice(0, EXCERPT_LENGTH);

const appealable = (
  owner: string,
  title: string,
  body: string,
  about: AppealTarget,
  id: string,
) => ({
  ...{ owner, title, body, type: "moderation" as const, url: APPEALS_PATH },
  ...{ targetType: about, target: id, groupKey: `moderation:${about}:${id}` },
});

export async function findSanctionNotification(
  database: Knex,
  id: string,
): Promise<Notification | null> {
  const found: { member: string | null; kind: string; reason: string | null } | undefined =
    await database("sanctions").where({ id }).first("member", "kind", "reason");
  if (!found?.member) return null;
  const title =
    found.kind === "suspend"
      ? "Por enquanto você só pode ler"
      : "Você não pode escrever nem curtir por enquanto";
  return appealable(found.member, title, excerpt(found.reason), "sanctions", id);
}

function hiddenTitle(kind: ModeratedText, count: number): string {
  const isTopic = kind === "forum";
  if (count === 1) return `A equipe ocultou ${isTopic ? "um tópico seu" : "um comentário seu"}`;
  return `A equipe ocultou ${count} ${isTopic ? "tópicos seus" : "comentários seus"}`;
}

type Hidden = {
  id: string;
  owner: string | null;
  text: string | null;
  /** Null if the text was hidden with a sanction, which has a reason of its own. */
  hiddenReason: string | null;
};

/** Notifies authors of hidden texts, once for all texts hidden together. */
export async function listHiddenNotifications(
  database: Knex,
  kind: ModeratedText,
  ids: readonly string[],
): Promise<Notification[]> {
  const table = kind === "forum" ? "forum_posts" : "comments";
  const rows: Hidden[] = await database(table)
    .whereIn("id", ids)
    .where({ status: "hidden" })
    .whereNotNull("user_created")
    .select("id", "hiddenReason", {
      ...{ owner: "user_created", text: kind === "forum" ? "title" : "body" },
    });
  const byOwner = Map.groupBy(rows, ({ owner }) => owner ?? "");
  return [...byOwner].flatMap(([owner, hidden]) => {
    const [first] = hidden;
    if (!first) return [];
    const { hiddenReason: reason, text, id } = first;
    const body = reason ? `Motivo: ${reason}` : excerpt(text);
    return appealable(owner, hiddenTitle(kind, hidden.length), body, kind, id);
  });
}

export async function findAnswerNotification(
  database: Knex,
  id: string,
): Promise<Notification | null> {
  const found:
    | { owner: string | null; state: string; answer: string | null; target: string }
    | undefined = await database("appeals")
    .where({ id })
    .first("state", "answer", "target", { owner: "user_created" });
  if (!found?.owner) return null;
  const title =
    found.state === "granted"
      ? "A equipe aceitou o seu recurso"
      : "A equipe leu o seu recurso e manteve a decisão";
  return {
    ...appealable(found.owner, title, excerpt(found.answer), "sanctions", found.target),
    ...{ targetType: "appeals", target: id, groupKey: `moderation:appeals:${id}` },
  };
}

type Report = {
  id: string;
  owner: string | null;
  state: string;
  targetType: string;
  target: string;
};

/** Notifies reporters of the outcome, without naming anyone. */
export async function listOutcomeNotifications(
  database: Knex,
  ids: readonly string[],
): Promise<Notification[]> {
  const rows: Report[] = await database("reports")
    .whereIn("id", ids)
    .whereIn("state", ["upheld", "rejected"])
    .whereNotNull("user_created")
    .select("id", "state", "targetType", "target", { owner: "user_created" });
  const shown: { id: string }[] = await database("forum_posts")
    .whereRaw("id::text = any(?)", [rows.map(({ target }) => target)])
    .whereIn("status", ["open", "closed"])
    .select("id");
  return rows.map(({ id, owner, state, targetType, target }) => ({
    ...{ owner, type: "moderation" as const },
    title:
      state === "upheld"
        ? "A equipe agiu a partir da sua denúncia"
        : "A equipe viu a sua denúncia e não achou o que mudar",
    body: "Obrigado por cuidar da comunidade.",
    url:
      targetType === "forum" && shown.some(({ id: topic }) => topic === target)
        ? topicPath(target)
        : "/app/forum",
    ...{ targetType: "reports", target: id, groupKey: `moderation:reports:${id}` },
  }));
}
