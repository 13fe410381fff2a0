import { customEndpoint } from "@directus/sdk";
import type { ReportReason } from "../../contract/community/comments.ts";
import type { CmsClient } from "./client.ts";

export type ChatReport = {
  member: string;
  /** Id of the last chosen message. A second report of it replaces the choice. */
  target: string;
  reason: ReportReason;
  copies: string;
};

export type CmsReports = {
  /** @throws {CmsUnavailableError | CmsRefusedError} */
  storeChatReport(report: ChatReport): Promise<void>;
};

export function createCmsReports(client: CmsClient): CmsReports {
  return {
    async storeChatReport(report) {
      const body = JSON.stringify(report);
      await client.write(
        customEndpoint<object>({ method: "POST", path: "/portal-reports/chat", body }),
      );
    },
  };
}
