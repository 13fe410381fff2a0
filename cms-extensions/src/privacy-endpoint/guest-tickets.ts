import type { Knex } from "knex";
import type { Person } from "./person";

/** Tickets written without an account from the person's confirmed e-mail. */
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
