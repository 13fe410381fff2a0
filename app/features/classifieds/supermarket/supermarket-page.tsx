import { ContentHeader } from "~/content/list/content-header";
import { to } from "~/i18n/paths";
import { supermarketCosts as words } from "~/i18n/pt-BR/classifieds/supermarket-costs";
import { translator } from "~/i18n/translator";
import { StateMessage } from "~/ui/feedback/state-message";
import { Unavailable } from "~/ui/feedback/unavailable";
import { ClassifiedsNav } from "../frame/classifieds-nav";
import styles from "../frame/classifieds.module.css";
import { CartForm } from "./cart-form";
import { CartResult } from "./cart-result";
import type { Cart } from "./cart.server";
import type { InReais } from "./in-reais";
import type { PriceAnswer } from "./check-price.server";
import { PriceForm } from "./price-form";
import { PriceSurveys } from "./price-surveys";

const t = translator("supermarket-costs", words);
const PAGE = to("/app/classifieds/supermarket-costs");

export type SupermarketPageProps = {
  cart: Cart | null;
  inReais: InReais | null;
  today: string;
  answer: PriceAnswer | null;
};

export function SupermarketPage({ cart, ...rest }: SupermarketPageProps) {
  return (
    <>
      <ContentHeader title={t("title")} />
      <ClassifiedsNav current="supermarket-costs" />
      <p className={styles.lead}>{t("lead")}</p>
      {cart ? (
        <Found cart={cart} {...rest} />
      ) : (
        <Unavailable title={t("away.title")} retry={t("away.retry")} to={PAGE}>
          {t("away.text")}
        </Unavailable>
      )}
    </>
  );
}

function Found({ cart, inReais, today, answer }: SupermarketPageProps & { cart: Cart }) {
  if (cart.products.length === 0)
    return (
      <>
        <StateMessage kind="empty" title={t("empty.title")}>
          {t("empty.text")}
        </StateMessage>
        <PriceSurveys surveys={cart.surveys} />
      </>
    );
  return (
    <>
      <CartForm cart={cart} page={PAGE} />
      <CartResult cart={cart} inReais={inReais} />
      <PriceForm products={cart.products} today={today} answer={answer} />
      <PriceSurveys surveys={cart.surveys} />
    </>
  );
}
