import { randomInt } from "node:crypto";
import { CmsRefusedError } from "../../cms/client.ts";
import type {
  CmsTickets,
  NewMessage,
  NewTicket,
  Ticket,
  TicketFile,
} from "../../cms/cms-tickets.ts";

const NUMBER_TRIES = 5;
const MAXIMUM = 1_000_000;

/** How tickets and messages get into Directus: whole, and once. */
export function createTicketWriter(cmsTickets: CmsTickets) {
  /** Does what writes a message unless it stands already; its files stay only with it. */
  async function writeOnce(
    id: string,
    files: readonly TicketFile[],
    work: (fileIds: readonly string[]) => Promise<Ticket>,
  ): Promise<Ticket> {
    const known = await cmsTickets.findMessage(id);
    if (known) return known.ticket;
    const fileIds = await cmsTickets.keepFiles(files);
    try {
      return await work(fileIds);
    } catch (error) {
      // Without an answer nobody knows whether it was written: then the files must stay.
      if (!(error instanceof CmsRefusedError)) throw error;
      const written = await cmsTickets.findMessage(id);
      await cmsTickets.dropFiles(fileIds);
      if (!written) throw error;
      return written.ticket;
    }
  }

  /** Numbers are drawn, so that nobody counts tickets; a number that is taken is drawn again. */
  async function openNumbered(
    ticket: Omit<NewTicket, "number">,
    message: NewMessage,
  ): Promise<Ticket> {
    for (let tries = 1; ; tries += 1) {
      try {
        const number = randomInt(MAXIMUM / 10, MAXIMUM);
        return await cmsTickets.open({ ...ticket, number }, message);
      } catch (error) {
        if (!(error instanceof CmsRefusedError) || tries === NUMBER_TRIES) throw error;
      }
    }
  }

  return { writeOnce, openNumbered };
}
