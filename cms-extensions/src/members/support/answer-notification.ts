import type { Knex } from "knex";

type Ticket = { number: number; subject: string; member: string | null };

export async function findAnswerNotification(
  database: Knex,
  { ticket: id, isStaff }: Record<string, unknown>,
): Promise<Record<string, unknown> | null> {
  if (isStaff !== true || typeof id !== "string") return null;
  const ticket: Ticket | undefined = await database("tickets")
    .where({ id })
    .first("number", "subject", "member");
  if (!ticket?.member) return null;
  return {
    owner: ticket.member,
    type: "support",
    title: "O suporte respondeu ao seu pedido",
    body: ticket.subject,
    url: `/app/support/${ticket.number}`,
    targetType: "tickets",
    target: id,
  };
}
