import { translator } from "~/i18n/translator";
import { reportReasons, type ReportReason } from "../../contract/community/comments.ts";
import { reportReasons as words } from "./words";

const t = translator("report-reasons", words);

export const reportReasonOptions = reportReasons.map((value) => ({ value, label: t(value) }));

export const reportReasonLabel = (reason: ReportReason): string => t(reason);

export const reportReasonQuestion = t("label");

export const reportNoteLabel = t("note");
