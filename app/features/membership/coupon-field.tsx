import { membership } from "~/i18n/pt-BR/account/membership";
import { translator } from "~/i18n/translator";
import type { FieldSpread } from "~/forms/use-form";
import { TextField } from "~/ui/form/text-field";
import styles from "./plan-choice.module.css";

const t = translator("membership", membership);

export function CouponField(field: FieldSpread) {
  return (
    <details className={styles.coupon} open={Boolean(field.error ?? field.defaultValue)}>
      <summary>{t("coupon.open")}</summary>
      <TextField
        {...field}
        label={t("coupon.label")}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
    </details>
  );
}
