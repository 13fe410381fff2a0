import { useLocation } from "@remix-run/react";
import { FormErrors } from "~/forms/form-errors";
import { FormFrame } from "~/forms/form-frame";
import { useForm } from "~/forms/use-form";
import { translator } from "~/i18n/translator";
import { Button } from "~/ui/action/button";
import { TextField } from "~/ui/form/text-field";
import layout from "~/ui/layout/layout.module.css";
import type { CodesSetup as Setup, SecurityAnswer } from "./security.server";
import { codeSchema } from "./security.schema";
import { security } from "./words";
import styles from "./security.module.css";

const t = translator("security", security);

type CodesSetupProps = { setup: Setup; answer: SecurityAnswer | null };

export function CodesSetup({ setup, answer }: CodesSetupProps) {
  const form = useForm(codeSchema, { id: "confirm-codes", intent: "confirm-codes", answer });
  const { size, path } = setup.qr;
  const { pathname } = useLocation();
  return (
    <>
      <p>{t("codes.scan")}</p>
      <div className={`${layout.cluster} ${layout.wide}`}>
        <svg
          className={styles.qr}
          role="img"
          aria-label={t("codes.qr")}
          viewBox={`-2 -2 ${size + 4} ${size + 4}`}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M-2 -2h${size + 4}v${size + 4}h-${size + 4}z`} />
          <path fill="#000" d={path} />
        </svg>
        <p>
          {t("codes.secret")}: <code className={styles.secret}>{inFours(setup.secret)}</code>
        </p>
      </div>
      <FormFrame form={form} preventScrollReset className={styles.form}>
        <FormErrors title={t("errors.summary")} form={form} />
        <input type="hidden" name="uri" value={setup.uri} />
        <TextField
          {...form.field("code")}
          required
          label={t("codes.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={8}
        />
        <div className={layout.cluster}>
          <Button type="submit" isLoading={form.isBusy}>
            {t("codes.confirm")}
          </Button>
          {/* The secret exists only in this response. Loading the page again discards the setup. */}
          <Button variant="text" to={pathname}>
            {t("codes.cancel")}
          </Button>
        </div>
      </FormFrame>
    </>
  );
}

/** Groups of four make a long key easier to read and type. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
