import * as z from "~/forms/zod";
import { membership } from "~/i18n/pt-BR/membership";
import { translator } from "~/i18n/translator";

const t = translator("membership", membership);

export const RETURN_PLACES = ["membership", "signup", "account"] as const;

/** The browser names a plan and a currency; price and buyer are the server's to know. */
export const orderSchema = z.object({
  plan: z.enum(["month", "year"], t("errors.plan")),
  currency: z.enum(["chf", "brl"], t("errors.currency")),
  coupon: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((typed: string) => typed.trim()),
      )
      .check(z.refine((code) => /^[\w-]{0,40}$/.test(code), t("coupon.invalid"))),
  ),
});

export const returnPlaceSchema = z._default(z.enum(RETURN_PLACES), "membership");
export type Order = z.infer<typeof orderSchema>;
