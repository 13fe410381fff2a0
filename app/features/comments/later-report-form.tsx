import { later } from "~/ui/later";

/** Comes once somebody wants to report a comment. */
export const LaterReportForm = later(() => import("./report-form").then((part) => part.ReportForm));
