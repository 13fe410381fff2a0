import { customEndpoint } from "@directus/sdk";
import type { ReportReason } from "../../contract/comments.ts";
import type { CmsClient } from "./client.ts";

/** What a member reports of a conversation. */
export type ChatReport = {
  /** Who reports, by their id in Directus. */
  member: string;
  /** The last one of the messages chosen: reported again, the report takes the new choice. */
  target: string;
  reason: ReportReason;
  /** What the chosen messages say, as moderators read it. */
  copies: string;
};

export type CmsReports = {
  /** @throws {CmsUnavailableError | CmsRefusedError} */
  keepChatReport(report: ChatReport): Promise<void>;
};

/** Reports in Directus, where moderators find them beside those of forum and comments. */
export function createCmsReports(client: CmsClient): CmsReports {
  return {
    async keepChatReport(report) {
      const body = JSON.stringify(report);
      await client.write(
        customEndpoint<object>({ method: "POST", path: "/portal-reports/chat", body }),
      );
    },
  };
}
