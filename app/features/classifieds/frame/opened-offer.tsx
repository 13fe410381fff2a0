import { useNavigate, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { classifieds as words } from "~/i18n/pt-BR/classifieds/classifieds";
import { translator } from "~/i18n/translator";
import { Dialog } from "~/ui/action/dialog";
import { PageLink } from "~/ui/action/page-link";
import { OpenedBody } from "./opened-body";
import type { OpenedOfferProps } from "./opened-offer-props";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

/**
 * After a direct visit it is shown above the list; from the list it opens as a dialog, and closing it
 * returns there.
 */
export function OpenedOffer<Extra>({ listPath, ...opened }: OpenedOfferProps<Extra>) {
  const type = useNavigationType();
  // A page stays a page after its forms are submitted.
  const [isPage] = useState(type === "POP");
  const navigate = useNavigate();
  const { title } = opened.opened.card;
  const body = <OpenedBody {...opened} />;
  if (!isPage) {
    const close = () => void navigate(listPath, { preventScrollReset: true });
    return (
      <Dialog isOpen title={title} closeLabel={t("opened.close")} onClose={close}>
        {body}
      </Dialog>
    );
  }
  return (
    <section className={styles.opened} aria-labelledby="aberta">
      <PageLink to={listPath} className={styles.action}>
        ← {t("opened.back")}
      </PageLink>
      <h2 id="aberta" className={styles.heading}>
        {title}
      </h2>
      {body}
    </section>
  );
}
