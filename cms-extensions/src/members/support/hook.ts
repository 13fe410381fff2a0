import { defineHook } from "@directus/extensions-sdk";
import { ideaPath } from "../../../../contract/community/ideas.ts";
import { REPLY_LENGTH } from "../../../../contract/account/support.ts";
import { roleIds } from "../../../../contract/account/roles";
import { Refusal } from "../../shared/refusal";
import { announceWritten } from "../../shared/written-rows";
import {
  countVote,
  findUntoldFollowers,
  lacksReason,
  listWrongIdeaVotes,
  moveVotes,
  noticeKey,
  uncountVotes,
} from "./ideas";
import { findAnswerNotification } from "./answer-notification";
import { requireAcceptableIdea, requireVotableIdea } from "./idea-rules";
import { countCharacters, isTooLong, lengthText } from "../../../../contract/shared/text-length.ts";

type Payload = Record<string, unknown>;

const statusTitles: Record<string, string> = {
  received: "Sua ideia foi recebida",
  planned: "Uma ideia que você apoia foi planejada",
  doing: "Uma ideia que você apoia está em andamento",
  done: "Uma ideia que você apoia está pronta",
  declined: "Uma ideia que você apoia foi recusada",
};

export default defineHook(({ filter, action }, { services, database, emitter, getSchema }) => {
  const itemsOf = async (collection: string) =>
    new services.ItemsService(collection, { schema: await getSchema(), knex: database });

  // Members write through the service's account; any other writer belongs to the team.
  filter<Payload>("ticket_messages.items.create", (payload, _meta, { accountability }) =>
    accountability ? { ...payload, isStaff: accountability.role !== roleIds.accounts } : payload,
  );

  // One save answers and changes the ticket; the field itself is never stored.
  filter<Payload>("tickets.items.update", async (payload, meta, context) => {
    const { reply, ...rest } = payload;
    if (typeof reply !== "string" || reply.trim() === "")
      return "reply" in payload ? rest : payload;
    if (isTooLong(reply, REPLY_LENGTH.max)) {
      const reason = `A resposta é longa demais: ${lengthText(countCharacters(reply), REPLY_LENGTH.max)}.`;
      throw new Refusal({ field: "reply", reason });
    }
    const messages = new services.ItemsService("ticket_messages", {
      schema: await getSchema(),
      knex: context.database,
      accountability: context.accountability,
    });
    for (const ticket of meta["keys"] as string[]) {
      await messages.createOne({ ticket, body: reply.trim() });
    }
    return rest;
  });

  filter<Payload>("ideas.items.create", (payload, _meta, context) =>
    requireAcceptableIdea(payload, context, new Date()),
  );

  filter<Payload>("votes.items.create", async (payload, _meta, context) => {
    await requireVotableIdea(payload, context.database);
    await countVote(context.database, payload);
    return payload;
  });
  filter<string[]>("votes.items.delete", async (ids, _meta, context) => {
    const { accountability, database: knex } = context;
    if (!accountability || accountability.admin) await uncountVotes(knex, ids, null);
    else if (accountability.user) await uncountVotes(knex, ids, accountability.user);
    return ids;
  });

  filter<Payload>("ideas.items.update", async (payload, meta, context) => {
    if (await lacksReason(context.database, meta["keys"] as string[], payload)) {
      const reason = "Escreva o motivo da recusa: quem apoia a ideia recebe essa resposta.";
      throw new Refusal({ field: "reason", reason });
    }
    return payload;
  });

  // Repairs counts after a failed deletion or merge.
  const countVotes = async () => {
    const ideas = await itemsOf("ideas");
    for (const { id, votes } of await listWrongIdeaVotes(database)) {
      await ideas.updateOne(id, { votes });
    }
  };
  for (const event of ["create", "update", "delete"]) {
    action(`votes.items.${event}`, countVotes);
  }

  const notifyFollowers = async (id: string) => {
    const idea = await findUntoldFollowers(database, id);
    if (!idea) return;
    const notifications = idea.followers.map((owner) => ({
      owner,
      type: "idea",
      title: statusTitles[idea.status] ?? "Uma ideia que você apoia mudou",
      body: [idea.title, idea.reason?.trim()].filter(Boolean).join("\n\n"),
      url: ideaPath(id),
      targetType: "ideas",
      target: id,
      groupKey: noticeKey(id, idea.status),
    }));
    if (notifications.length > 0) await (await itemsOf("Notification")).createMany(notifications);
  };

  action("ticket_messages.items.create", async (meta) => {
    const { payload } = meta as { payload: Payload };
    const notification = await findAnswerNotification(database, payload);
    if (notification) await (await itemsOf("Notification")).createOne(notification);
  });

  action("ideas.items.update", async (meta) => {
    const { keys, payload } = meta as { keys: string[]; payload: Payload };
    const original = payload["duplicateOfId"];
    for (const id of keys) {
      if (typeof original === "string" && original !== id) {
        await moveVotes(database, id, original);
        await countVotes();
        announceWritten(emitter, { collection: "votes", keys: [original] });
      }
      if ("status" in payload) await notifyFollowers(id);
    }
  });
});
