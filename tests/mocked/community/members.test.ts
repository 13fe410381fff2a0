import { beforeEach, describe, expect, test } from "vitest";
import { makeReply, makeTopic } from "../../factories/forum";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});

const MEMBERS = "/pt-BR/app/members";
const CONNECTIONS = "/pt-BR/app/profile/connections";
const STRANGER = "99999999-9999-4999-8999-999999999999";

test.each([MEMBERS, CONNECTIONS])(
  "members: a guest is redirected to the login from %s",
  async (path) => {
    for (const address of [path, `${path}.data`]) {
      const { status, location, text } = await portal.visit(address);
      expect(status === 302 ? location : text).toContain("/pt-BR/login?redirect=");
    }
  },
);

describe("member directory", () => {
  const karina = {
    directusUserId: STRANGER,
    name: "Karina B.",
    city: "Friburgo",
    profession: "Estudante",
    spokenLanguages: ["pt", "fr"],
    stage: "arriving",
    isConnected: true,
    isVolunteer: true,
  };

  test("shows what each member shares, in the order of the service", async () => {
    service.relations.directory.push(karina);
    const { status, text } = await portal.visit(MEMBERS, { as: signInFree() });
    expect(status).toBe(200);
    for (const words of ["Karina B.", "Friburgo", "Estudante", "Fala português e francês"]) {
      expect(text).toContain(words);
    }
    for (const words of ["menos de 1 ano", "Conexão", "Responde perguntas", "1 membro"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Quem chegou por último à lista");
    expect(text).toContain("Você não aparece nesta lista.");
  });

  test("requests what its address says, and ignores unknown filters", async () => {
    const as = signInPaying();
    await portal.visit(`${MEMBERS}?name= Ana &language=fr&stage=settled&volunteers=1&page=3`, {
      as,
    });
    const odd = "?language=xx&stage=x&canton=zurich&sort=email&page=-1";
    await portal.visit(`${MEMBERS}${odd}&name=${"a".repeat(81)}`, { as });
    const nothing = { name: null, profession: null, language: null, stage: null, cantonId: null };
    expect(service.relations.asked).toMatchObject([
      { name: "Ana", language: "fr", stage: "settled", isVolunteer: true, sort: "new", page: 3 },
      { ...nothing, isVolunteer: false, sort: "new", page: 1 },
    ]);
  });

  test("distinguishes an empty list from filters without a match", async () => {
    const as = signInFree();
    expect((await portal.visit(MEMBERS, { as })).text).toContain("Ainda não há ninguém na lista");
    const { text } = await portal.visit(`${MEMBERS}?name=ninguem`, { as });
    expect(text).toContain("Ninguém com esses filtros");
    expect(text).toContain("Limpar filtros");
  });

  test("shows the last page beyond its end", async () => {
    service.relations.directory.push(karina);
    const { text } = await portal.visit(`${MEMBERS}?page=9`, { as: signInFree() });
    expect(text).toContain("Karina B.");
    expect(service.relations.asked.map(({ page }) => page)).toEqual([9, 1]);
  });

  test("says if it is unavailable", async () => {
    const as = signInFree();
    await portal.visit(MEMBERS, { as });
    service.state.outage = "failing";
    const { status, text } = await portal.visit(MEMBERS, { as });
    expect([status, text.includes("Os membros não estão disponíveis agora")]).toEqual([200, true]);
    expect(text).not.toContain("Ainda não há ninguém");
  });
});

describe("own connections", () => {
  const other = () => service.signIn().directusUserId;

  test.each([
    ["connected", "Desfazer conexão"],
    ["received", "Aceitar"],
    ["requested", "Retirar pedido"],
  ])("%s are listed with the available actions", async (list, act) => {
    const directusUserId = other();
    const changedAt = new Date().toISOString();
    service.relations.connections[list] = [{ directusUserId, changedAt }];
    const { text } = await portal.visit(`${CONNECTIONS}?list=${list}`, { as: signInFree() });
    expect(text).toContain(`/pt-BR/app/profile/${directusUserId}`);
    expect(text).toContain(act);
  });

  test("with an unavailable profile are still listed, with the available actions", async () => {
    const changedAt = new Date().toISOString();
    service.relations.connections["received"] = [{ directusUserId: STRANGER, changedAt }];
    const { text } = await portal.visit(`${CONNECTIONS}?list=received&page=4`, {
      as: signInFree(),
    });
    expect(text).toContain("Aceitar: Membro do portal");
    expect(text).not.toContain("Nenhum pedido");
  });

  test("name blocked members, who can be unblocked", async () => {
    service.relations.blocked = [{ directusUserId: STRANGER, fullName: "Zeca N." }];
    const { text } = await portal.visit(`${CONNECTIONS}?list=blocked`, { as: signInFree() });
    expect(text).toContain("Desbloquear: Zeca N.");
  });

  test.each(["connected", "received", "requested", "blocked"])(
    "with an empty list %s say so",
    async (list) => {
      const { status, text } = await portal.visit(`${CONNECTIONS}?list=${list}`, {
        as: signInFree(),
      });
      expect(status).toBe(200);
      expect(text).toMatch(/ainda não tem conexões|Nenhum pedido|não bloqueou ninguém/);
    },
  );

  test("say if they are unavailable", async () => {
    const as = signInFree();
    await portal.visit(CONNECTIONS, { as });
    service.state.outage = "failing";
    const { text } = await portal.visit(CONNECTIONS, { as });
    expect(text).toContain("As conexões não estão disponíveis agora");
  });

  test("return to their own page after a button press, and to no other address", async () => {
    const as = signInFree();
    const back = `/pt-BR/app/profile/${STRANGER}`;
    const press = async (form: Record<string, string>) =>
      (await portal.visit(CONNECTIONS, { as, form })).location;
    expect(await press({ intent: "request", with: STRANGER, back })).toBe(`${back}?done=request`);
    expect(await press({ intent: "block", with: STRANGER, back: "//evil.example" })).toBe(
      `${CONNECTIONS}?done=block`,
    );
    expect(service.relations.done).toEqual([`request ${STRANGER}`, `block ${STRANGER}`]);
    const odd: Record<string, string>[] = [
      {},
      { intent: "request", with: "x" },
      { intent: "marry", with: STRANGER },
    ];
    for (const form of odd) {
      expect(await press({ ...form, back })).toBe(`${back}?problem=invalid`);
    }
  });
});

describe("profile", () => {
  const visit = async (as = signInFree()) => {
    const { directusUserId } = service.signIn();
    const topic = makeTopic({ title: "Bicicleta no trem", user_created: directusUserId });
    const hidden = makeTopic({
      title: "Escondido pela equipe",
      status: "hidden",
      user_created: directusUserId,
    });
    directus.state.database.forum_posts.push(topic, hidden);
    directus.state.database.comments.push(
      makeReply({ target: topic.id, user_created: directusUserId, isSolution: true, number: 7 }),
      makeReply({ target: hidden.id, user_created: directusUserId }),
    );
    return {
      ...(await portal.visit(`/pt-BR/app/profile/${directusUserId}`, { as })),
      topic,
    };
  };

  test("offers to connect, write, block and report, and shows the member's contributions", async () => {
    const { status, text, topic } = await visit();
    expect(status).toBe(200);
    for (const words of ["Conectar", "Enviar mensagem", "Bloquear", "Enviar denúncia"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Bicicleta no trem");
    expect(text).toContain("1 resposta marcada como solução");
    expect(text).toContain(`/pt-BR/app/forum/${topic.id}#comentario-7`);
    expect(text).not.toContain("Escondido pela equipe");
  });

  test("of the member's own offers none of these actions, but links to the connections", async () => {
    const own = service.signIn();
    const { text } = await portal.visit(`/pt-BR/app/profile/${own.directusUserId}`, {
      as: own.accessToken,
    });
    expect(text).toContain(CONNECTIONS);
    for (const words of ["Conectar:", "Enviar denúncia"]) expect(text).not.toContain(words);
  });
});
