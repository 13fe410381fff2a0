import { z } from "zod";
import { findLegalDocument } from "~/features/public-pages/legal/legal.server";
import { runtime } from "~/guards/runtime.server";
import { defineFragment } from "./fragment";
import { legalTexts } from "../../../contract/account/own-data.ts";

export const legalText = defineFragment({
  props: z.strictObject({ slug: z.enum(legalTexts) }),
  audience: "everybody",
  async render({ slug }, cms) {
    const document = await findLegalDocument(cms, slug, runtime.operator);
    return document?.bodyHtml ?? null;
  },
});
