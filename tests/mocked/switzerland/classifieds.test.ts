import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  makeAlpineOffer,
  makeJob,
  makeMobilePlan,
  makeProduct,
  makeProductPrice,
  makeTravelOffer,
} from "../../factories/classifieds";
import { CART_PRODUCTS } from "../../../contract/classifieds/supermarket.ts";
import { makeDataset } from "../../factories/content";
import { classifieds, directus, mockNetwork, service } from "../../mocks/network";
import { appEnvironment } from "../../support/app-environment";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const tables = () => directus.state.database;
const visit = (path: string, as = signInPaying(), form?: Record<string, string>) =>
  portal.visit(`/pt-BR/app/classifieds/${path}`, { as, ...(form && { form }) });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const yesterday = () => daysAgo(1.5).slice(0, 10);

describe("list of offers", () => {
  test("shows the price after promotion beside the promotion, the order, source and day", async () => {
    tables().mobile_plans.push(makeMobilePlan({ promoCents: 1_195 }));
    const { status, text } = await visit("mobile-plans", signInFree());
    expect(status).toBe(200);
    for (const word of [
      ...["CHF\u00a011.95", "CHF\u00a029.90", "Depois da promoção, por mês"],
      ...["Fonte do teste", "conferido em", "primeiro os mais baratos em 12 meses"],
    ])
      expect(text).toContain(word);
  });

  test("leaves out expired and long unchecked offers while fresh ones exist", async () => {
    tables().mobile_plans.push(
      makeMobilePlan({ name: "Plano fresco" }),
      makeMobilePlan({ name: "Plano velho", retrievedAt: daysAgo(40) }),
      makeMobilePlan({ name: "Plano vencido", validTo: yesterday() }),
    );
    const { text } = await visit("mobile-plans");
    expect(text).toContain("Plano fresco");
    expect(text).not.toMatch(/Plano (?:velho|vencido)/);
    const all = await visit("mobile-plans?aged=1");
    expect(all.text).toContain("Plano velho");
    expect(all.text).not.toContain("Plano vencido");
  });

  test("shows old offers if none is fresh, and says so", async () => {
    tables().mobile_plans.push(makeMobilePlan({ name: "Plano velho", retrievedAt: daysAgo(40) }));
    const { text } = await visit("mobile-plans");
    expect(text).toContain("Plano velho");
    expect(text).toContain("40 dias sem conferência");
  });

  test("says if it is empty", async () => {
    expect((await visit("mobile-plans")).text).toContain("Ainda não há nada publicado aqui");
  });

  test("is filtered by its address, and says if nothing matches", async () => {
    tables().mobile_plans.push(makeMobilePlan({ dataGb: "10" }));
    expect((await visit("mobile-plans?gb=10")).text).toContain("Plano Sol");
    expect((await visit("mobile-plans?gb=11")).text).toContain("Nada corresponde aos filtros");
    expect((await visit("mobile-plans?newcomer=1")).text).toContain("Nada corresponde");
    expect((await visit("mobile-plans?gb=abc&sort=x&page=-1")).text).toContain("Plano Sol");
  });

  test("compares up to three offers, the last ones chosen", async () => {
    const plans = ["A", "B", "C", "D"].map((name) => makeMobilePlan({ name: `Plano ${name}` }));
    tables().mobile_plans.push(...plans);
    const { text } = await visit(`mobile-plans?compare=${plans.map(({ slug }) => slug)}`);
    const [, table = ""] = /<table(.*?)<\/table>/s.exec(text) ?? [];
    for (const name of ["B", "C", "D"]) expect(table).toContain(`Plano ${name}`);
    expect(table).not.toContain("Plano A");
  });
});

describe("opened offer", () => {
  test("shows a free member what the service unlocks, and how many are left", async () => {
    const plan = makeMobilePlan();
    tables().mobile_plans.push(plan);
    classifieds.state.leftToday = 2;
    classifieds.state.details.set(plan.id, { url: "https://www.example.ch/contratar", sms: null });
    const { status, text } = await visit(`mobile-plans?offer=${plan.slug}`, signInFree());
    expect(status).toBe(200);
    expect(text).toContain("https://www.example.ch/contratar");
    expect(text).toContain("Você ainda pode abrir 1 detalhe hoje");
  });

  test("stays closed once the daily quota is used up, and its card remains", async () => {
    const job = makeJob();
    tables().jobs.push(job);
    classifieds.state.leftToday = 0;
    const { status, text } = await visit(`jobs?offer=${job.slug}`, signInFree());
    expect(status).toBe(402);
    expect(text).toContain("Os detalhes de hoje já foram abertos");
    expect(text).not.toContain("Pães e bolos");
  });

  test("that has expired says so with similar ones, and is not opened", async () => {
    const job = makeJob({ title: "Vaga encerrada", postedAt: daysAgo(46) });
    tables().jobs.push(job, makeJob({ title: "Vaga parecida" }));
    const { status, text } = await visit(`jobs?offer=${job.slug}`);
    expect(status).toBe(410);
    expect(text).toMatch(/<h1[^>]*>Vaga encerrada/);
    expect(text).toContain("Encerrada");
    expect(text).toContain("Vaga parecida");
    expect(text).not.toContain('id="resultados"');
    expect(classifieds.state.opened).toEqual([]);
  });

  test("that does not exist is a 404, and an unavailable one says so", async () => {
    const job = makeJob();
    tables().jobs.push(job);
    expect((await visit("jobs?offer=nada")).status).toBe(404);
    classifieds.state.isUnavailable = true;
    const { status, text } = await visit(`jobs?offer=${job.slug}`);
    expect(status).toBe(503);
    expect(text).toContain("Não conseguimos abrir os detalhes agora");
  });

  test("for a job warns of fraud and says who may apply, by which law", async () => {
    const job = makeJob();
    tables().jobs.push(job);
    const description = "<p>Pague uma taxa. <script>alert(1)</script></p>";
    classifieds.state.details.set(job.id, { description, applyEmail: "padaria@gmail.com" });
    const { text } = await visit(`jobs?offer=${job.slug}`);
    expect(text).toContain("nenhum empregador sério cobra");
    expect(text).toContain("não é do domínio da empresa");
    expect(text).toContain("https://www.fedlex.admin.ch/eli/cc/2007/758/de");
    expect(text).not.toContain("<script>alert");
  });
});

describe("actions on a list", () => {
  test("a paying member saves a search and follows a job; a free member may do neither", async () => {
    const job = makeJob();
    tables().jobs.push(job);
    const search = { intent: "save-search", name: "Cozinha", query: "words=a", frequency: "daily" };
    const follow = { intent: "follow", item: job.id, state: "applied", note: "Liguei" };
    expect((await visit("jobs", signInFree(), search)).status).toBe(403);
    expect((await visit("jobs", signInFree(), follow)).status).toBe(403);
    const as = signInPaying();
    expect((await visit("jobs", as, search)).status).toBe(200);
    expect((await visit("jobs", as, follow)).status).toBe(200);
    expect((await visit("jobs", as, { ...follow, state: "interview" })).status).toBe(200);
    expect(tables().saved_searches).toMatchObject([
      { kind: "jobs", name: "Cozinha", frequency: "daily" },
    ]);
    expect(tables().job_applications).toMatchObject([{ job: job.id, state: "interview" }]);
    const { text } = await visit("jobs", as);
    expect(text).toContain("Entrevista · Liguei");
    expect(text).toContain("/pt-BR/app/classifieds/jobs?words=a");
  });

  test("invalid input is refused", async () => {
    expect((await visit("jobs", signInPaying(), { intent: "follow" })).status).toBe(400);
    expect((await visit("mobile-plans", signInPaying(), { intent: "x" })).status).toBe(400);
  });
});

describe("favorites page", () => {
  const keep = (type: string, { id }: { id: string }, as: string) =>
    portal.visit("/pt-BR/app/favorites", { as, form: { type, item: id, isFavorite: "true" } });

  test("lists the member's favorites of every kind, and marks expired and deleted ones", async () => {
    const as = signInFree();
    const [job, over, gone] = [
      makeJob({ title: "Vaga guardada" }),
      makeJob({ title: "Vaga encerrada", postedAt: daysAgo(46) }),
      makeJob({ title: "Vaga retirada" }),
    ];
    const plan = makeMobilePlan({ name: "Plano guardado" });
    tables().jobs.push(job, over);
    tables().mobile_plans.push(plan);
    for (const each of [job, over, gone]) await keep("jobs", each, as);
    await keep("mobile_plans", plan, as);
    const { status, text } = await visit("favorites", as);
    expect(status).toBe(200);
    for (const word of ["Vaga guardada", "Vaga encerrada", "Plano guardado"])
      expect(text).toContain(word);
    expect(text).toContain("Encerrada depois que você a salvou");
    expect(text).toContain("Ela foi retirada do ar depois que você a salvou");
    const list = await visit("jobs", as);
    expect(list.text).toContain("Salvar nos favoritos: Vaga guardada");
  });

  test("explains itself if it is empty", async () => {
    expect((await visit("favorites", signInFree())).text).toContain(
      "Você ainda não salvou ofertas",
    );
  });
});

describe("job with a salary", () => {
  const open = async (as: string, values: object = {}) => {
    const job = makeJob({
      ...{ salaryMinCents: 8_000_000, salaryMaxCents: 10_000_000 },
      ...values,
    });
    tables().jobs.push(job);
    return (await visit(`jobs?offer=${job.slug}`, as)).text;
  };

  test("links a paying member to the calculators, with the salary filled in", async () => {
    const text = await open(signInPaying());
    expect(text).toContain("Quanto sobra deste salário");
    expect(text).toMatch(/name="gross" value="90000.00"/);
    expect(text).toMatch(/name="gross" value="7500.00"/);
    expect(text).toContain('action="/pt-BR/app/tools/net-salary"');
    expect(text).not.toMatch(/gross=/);
  });

  test("tells a free member that the calculators need a membership, and shows no link without a salary", async () => {
    const free = await open(signInFree());
    expect(free).toContain("fazem parte da assinatura");
    expect(free).not.toContain('name="gross"');
    const none = await open(signInPaying(), { salaryMinCents: null, salaryMaxCents: null });
    expect(none).not.toContain("Quanto sobra deste salário");
  });
});

describe("jobs page", () => {
  const boards = () =>
    tables().parameter_sets.push(
      makeDataset({
        key: "jobs.boards",
        value: [{ name: "Site de vagas", kind: "commercial", url: "https://www.jobs.ch" }],
      }),
    );

  test("says that no employer advertises instead of filters, whatever is searched on the boards", async () => {
    boards();
    tables().jobs.push(makeJob({ postedAt: daysAgo(46) }));
    const { status, text } = await visit("jobs?profession=Pflege&boardCanton=ZH&boardLanguage=de");
    expect(status).toBe(200);
    expect(text).toContain("Nenhum anúncio de empregador no momento.");
    expect(text).not.toMatch(/Nenhum resultado|Nada corresponde|Filtros/);
    expect(text).toContain("term=Pflege&amp;location=Z%C3%BCrich");
  });

  test("keeps all ads while the member searches the boards", async () => {
    boards();
    tables().jobs.push(makeJob({ title: "Vaga anunciada" }));
    const { text } = await visit("jobs?profession=outra+coisa");
    expect(text).toContain("Vaga anunciada");
    expect(text).not.toMatch(/Limpar filtros|Nenhum resultado/);
  });

  test("fills in the member's profession and canton, which stay empty once emptied", async () => {
    boards();
    const { accessToken: as, directusUserId: id } = service.signIn();
    directus.state.profiles.set(id, { profession: "Pflegefachfrau", canton: { cantonCode: "BE" } });
    expect((await visit("jobs", as)).text).toContain("term=Pflegefachfrau&amp;location=Bern");
    expect((await visit("jobs?profession=", as)).text).not.toContain("Pflegefachfrau");
  });
});

describe("saved searches page", () => {
  test("lists them by kind with their frequency, and changes it", async () => {
    const as = signInPaying();
    const search = { intent: "save-search", name: "Cozinha", query: "words=a", frequency: "never" };
    await visit("jobs", as, search);
    await visit("mobile-plans", as, { ...search, name: "Barato", query: "gb=5" });
    const { status, text } = await visit("saved-searches", as);
    expect(status).toBe(200);
    expect(text).toContain("/pt-BR/app/classifieds/jobs?words=a");
    expect(text).toContain("/pt-BR/app/classifieds/mobile-plans?gb=5");
    const [first] = tables().saved_searches;
    const change = { intent: "change-search", item: `${first?.id}`, frequency: "weekly" };
    expect((await visit("saved-searches", as, change)).status).toBe(200);
    expect(tables().saved_searches[0]).toMatchObject({ frequency: "weekly" });
    const wrong = { ...change, frequency: "instant" };
    expect((await visit("saved-searches", as, wrong)).status).toBe(400);
  });

  test("explains itself if it is empty, and says who may save searches", async () => {
    const { text } = await visit("saved-searches", signInFree());
    expect(text).toContain("Você ainda não salvou buscas");
    expect(text).toContain("Salvar buscas faz parte da assinatura");
  });
});

test("ticket page: offers only today's valid prices to the ledger", async () => {
  tables().sbb_offers.push(
    makeTravelOffer({ title: "Passe válido" }),
    makeTravelOffer({ title: "Passe vencido", validTo: yesterday() }),
  );
  const { text } = await visit("sbb-offers");
  expect(text).toContain("Passe válido");
  expect(text).not.toContain("Passe vencido");
  expect(text).toContain("Conta das suas viagens");
});

test("volunteering: the requirements come before the organizer", async () => {
  const offer = makeAlpineOffer();
  tables().alpine_offers.push(offer);
  classifieds.state.details.set(offer.id, { contact: "ola@alpes.ch", url: null });
  const { text } = await visit(`alpine-volunteering?offer=${offer.slug}`);
  expect(text).toContain("Suíça, UE e EFTA");
  expect(text.indexOf("Você pode ir?")).toBeLessThan(text.indexOf("ola@alpes.ch"));
});

describe("supermarket", () => {
  const fieldOf = ({ id }: { id: string }) => `p${id.slice(0, 8)}`;

  /** As many products with two recent prices as the cart needs; the first costs CHF 1.80 at Coop. */
  function fillCart(first = makeProduct()) {
    const products = [first, ...Array.from({ length: CART_PRODUCTS - 1 }, () => makeProduct())];
    tables().products.push(...products);
    for (const { id: product } of products) {
      tables().product_prices.push(
        makeProductPrice({ product, chain: "Coop", cents: 180 }),
        makeProductPrice({ product, chain: "Aldi", cents: 170 }),
      );
    }
  }

  test("opens the cart from five products with two recent prices each", async () => {
    fillCart();
    const [one] = tables().product_prices.splice(0, 1);
    const closed = await visit("supermarket-costs");
    expect(closed.text).toContain("Abre quando mais 1 produto tiver preço");
    if (one) tables().product_prices.push(one);
    portal = await openPortal();
    const open = await visit("supermarket-costs");
    expect(open.text).not.toContain("Abre quando mais");
  });

  test("totals a cart by recently seen prices; an unknown price is never zero", async () => {
    const [milk, bread] = [makeProduct(), makeProduct({ name: "Pão" })];
    fillCart(milk);
    tables().products.push(bread);
    tables().product_prices.push(
      makeProductPrice({ product: milk.id, chain: "Denner", cents: 99, seenAt: "2020-01-01" }),
    );
    const { text } = await visit(`supermarket-costs?${fieldOf(milk)}=2&${fieldOf(bread)}=1`);
    expect(text).toContain("CHF\u00a03.60");
    expect(text).not.toContain("CHF\u00a00.99");
    expect(text).toContain("A melhor divisão só sai quando todos os produtos têm preço");
  });

  const sendPrice = async (as: string, fields: Record<string, string>, receipt = "foto") => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set("receipt", new File([receipt], "recibo.jpg"));
    const request = new Request(
      new URL("/pt-BR/app/classifieds/supermarket-costs", appEnvironment.PUBLIC_ORIGIN),
      {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin", cookie: `portal_access=${as}` },
        body,
      },
    );
    const response = await portal.handle(request);
    return { status: response.status, text: await response.text() };
  };

  test("accepts a member's price with its receipt, replaces it, and refuses invalid input", async () => {
    const milk = makeProduct();
    tables().products.push(milk);
    const as = signInFree();
    const seen = { product: milk.id, chain: "Coop", price: "1.80", seenAt: yesterday() };
    expect((await sendPrice(as, seen)).status).toBe(200);
    expect((await sendPrice(as, { ...seen, price: "1,95" })).status).toBe(200);
    expect(tables().product_prices).toMatchObject([{ chain: "Coop", cents: 195 }]);
    expect(classifieds.state.sentReceipts).toHaveLength(2);
    for (const wrong of [
      { price: "abc" },
      { price: "0" },
      { chain: "Outra" },
      { seenAt: "2999-01-01" },
    ])
      expect((await sendPrice(as, { ...seen, ...wrong })).status).toBe(400);
    const without = await sendPrice(as, { ...seen, price: "9.99" }, "");
    expect(without.status).toBe(400);
    expect(without.text).toContain("Escolha a foto do recibo.");
    expect(tables().product_prices).toMatchObject([{ cents: 195 }]);
    expect(classifieds.state.sentReceipts).toHaveLength(2);
  });

  test("an unconfirmed price of a member counts in no cart", async () => {
    const milk = makeProduct();
    fillCart(milk);
    tables().product_prices.push(
      makeProductPrice({ product: milk.id, chain: "Denner", cents: 99, confirmations: 0 }),
      makeProductPrice({
        ...{ product: milk.id, chain: "Lidl", cents: 155, confirmations: 0 },
        ...{ source: "Fonte do teste", sourceUrl: "https://example.ch" },
      }),
    );
    const { text } = await visit(`supermarket-costs?${fieldOf(milk)}=1`);
    expect(text).not.toContain("CHF\u00a00.99");
    expect(text).toContain("CHF\u00a01.55");
  });

  test("offers waiting prices with their receipt, takes one answer, and shows the member's own", async () => {
    tables().products.push(makeProduct());
    const receipt = randomUUID();
    const price = { product: "Leite", chain: "Coop", cents: 180, seenAt: yesterday() };
    classifieds.state.toConfirm = {
      waiting: [{ receipt, ...price, isRefused: false }],
      own: [{ ...price, product: "Pão", state: "refused", reasons: ["date"] }],
    };
    classifieds.state.receipts.set(receipt, Buffer.from("webp").toString("base64"));
    const as = signInFree();
    const { text } = await visit("supermarket-costs", as);
    for (const word of ["Confirmar preços", "Leite, Coop", "Não confirmado.", "conferiu: a data."])
      expect(text).toContain(word);
    const picture = await visit(`supermarket-costs/receipts/${receipt}`, as);
    expect([picture.status, picture.text]).toEqual([200, "webp"]);
    expect((await visit(`supermarket-costs/receipts/${randomUUID()}`, as)).status).toBe(404);

    const { cents, seenAt } = price;
    for (const value of [`value="${cents}"`, `value="${seenAt}"`]) expect(text).toContain(value);
    const vote = { intent: "vote", receipt, cents: String(cents), seenAt };
    expect((await visit("supermarket-costs", as, { ...vote, answer: "wrong" })).status).toBe(400);
    const right = await visit("supermarket-costs", as, { ...vote, answer: "right" });
    expect(right.text).toContain("O preço foi confirmado");
    expect(classifieds.state.votes).toEqual([{ isRight: true, reason: null, cents, seenAt }]);
    const again = await visit("supermarket-costs", as, { ...vote, answer: "right" });
    expect([again.status, again.text.includes("Você já respondeu")]).toEqual([409, true]);
  });

  test("shows everything else while the waiting prices are unavailable", async () => {
    fillCart();
    classifieds.state.isUnavailable = true;
    const { status, text } = await visit("supermarket-costs");
    expect(status).toBe(200);
    expect(text).toContain("Não conseguimos carregar os preços à espera");
    expect(text).toContain("Seu carrinho");
  });

  test("shows the price baskets of magazines with their buyer and what they did not print", async () => {
    tables().parameter_sets.push(
      makeDataset({
        key: "supermarket.basket.teste",
        source: "K-Tipp",
        value: {
          ...{ name: "Cesta", period: "março de 2023", items: 40, note: null },
          totalsCents: { Lidl: 6_708, Migros: null },
        },
      }),
    );
    tables().products.push(makeProduct());
    const { text } = await visit("supermarket-costs");
    for (const word of ["CHF\u00a067.08", "Não informado: Migros", "K-Tipp", "março de 2023"])
      expect(text).toContain(word);
  });
});
