import { later } from "~/ui/later";

export const LaterReportForm = later(() => import("./report-form").then((part) => part.ReportForm));
