import * as z from "~/forms/zod";
import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";
import { currencies, plans, returnPlaces } from "../../../contract/account/membership.ts";

const t = translator("membership", membership);

/** The browser sends only plan and currency; the server knows price and buyer. */
export const orderSchema = z.object({
  plan: z.enum(plans, t("errors.plan")),
  currency: z.enum(currencies, t("errors.currency")),
  coupon: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((typed: string) => typed.trim()),
      )
      .check(z.refine((code) => /^[\w-]{0,40}$/.test(code), t("coupon.invalid"))),
  ),
});

export const returnPlaceSchema = z._default(z.enum(returnPlaces), "membership");
export type Order = z.infer<typeof orderSchema>;
