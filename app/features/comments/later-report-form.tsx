import { later } from "~/ui/later";

/** Lazy-loaded: few readers report a comment. */
export const LaterReportForm = later(() => import("./report-form").then((part) => part.ReportForm));
