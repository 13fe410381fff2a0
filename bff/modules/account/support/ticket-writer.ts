import { randomInt } from "node:crypto";
import { CmsRefusedError } from "../../../cms/client.ts";
import type {
  CmsTickets,
  NewMessage,
  NewTicket,
  Ticket,
  TicketFile,
} from "../../../cms/cms-tickets.ts";

const NUMBER_TRIES = 5;
const MAXIMUM = 1_000_000;

export function createTicketWriter(cmsTickets: CmsTickets) {
  /** Writes a message unless it exists. If writing fails, its files are deleted. */
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
      // Without a response it is unknown whether the message was written, so the files must stay.
      if (!(error instanceof CmsRefusedError)) throw error;
      const written = await cmsTickets.findMessage(id);
      await cmsTickets.dropFiles(fileIds);
      if (!written) throw error;
      return written.ticket;
    }
  }

  /** Random numbers hide how many tickets there are. A number in use is drawn again. */
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
