import type { Knex } from "knex";
import type { Person } from "./person";

export async function listGuestTicketIds(
  database: Knex,
  { email }: Pick<Person, "email">,
): Promise<string[]> {
  if (!email) return [];
  const found: { id: string }[] = await database("tickets")
    .select("id")
    .whereNull("member")
    .whereRaw("lower(email) = ?", [email.toLowerCase()]);
  return found.map(({ id }) => id);
}
