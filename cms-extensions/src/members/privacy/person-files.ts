import type { Knex } from "knex";
import { folderIds } from "../../../../contract/account/roles";

/** Folders of the portal's content: its files belong to the portal, whoever uploaded them. */
const contentFolders = [
  folderIds.public,
  folderIds.members,
  folderIds.filmsForMembers,
  folderIds.filmsForPaying,
  folderIds.filmsInWork,
];

/** Removes the person as uploader of the portal's content files; their own files are not affected. */
export async function forgetWhoBrought(database: Knex, user: string): Promise<void> {
  const files = () => database("directus_files");
  await files()
    .where({ uploaded_by: user })
    .whereIn("folder", contentFolders)
    .update({ uploaded_by: null });
  await files().where({ modified_by: user }).update({ modified_by: null });
}

export type Person = {
  user: string;
  /** Confirmed e-mail in lower case; null if unconfirmed. */
  email: string | null;
};

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

export async function listPersonFileIds(database: Knex, person: Person): Promise<string[]> {
  const { user } = person;
  const guestTickets = await listGuestTicketIds(database, person);
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select id from directus_files where uploaded_by = :user
       and (folder is null or folder <> all(:contentFolders))
     union select avatar from directus_users where id = :user and avatar is not null
     union select proof from membership_claims where user_created = :user and proof is not null
     union select attached.directus_files_id
       from ticket_messages_attachments attached
       join ticket_messages message on message.id = attached.ticket_messages_id
       join tickets ticket on ticket.id = message.ticket
       where (:user in (ticket.member, ticket.user_created) or ticket.id = any(:guestTickets))
         and message."isStaff" is not true
         and attached.directus_files_id is not null`,
    { user, contentFolders, guestTickets },
  );
  return rows.map(({ id }) => id);
}
