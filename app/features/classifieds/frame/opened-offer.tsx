import { useNavigate, useNavigationType } from "@remix-run/react";
import { useState } from "react";
import { classifieds as words } from "~/i18n/pt-BR/classifieds";
import { translator } from "~/i18n/translator";
import { Dialog } from "~/ui/action/dialog";
import { PageLink } from "~/ui/action/page-link";
import { OpenedBody } from "./opened-body";
import type { OpenedOfferProps } from "./opened-offer-props";
import styles from "./classifieds.module.css";

const t = translator("classifieds", words);

/**
 * The offer that the address names. Whoever came to this address from elsewhere reads it above the list;
 * over the list it is a dialog, and closing it is the list's own address.
 */
export function OpenedOffer<Extra>({ listPath, ...opened }: OpenedOfferProps<Extra>) {
  const type = useNavigationType();
  // What came as a page stays one, whatever is sent from it.
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
