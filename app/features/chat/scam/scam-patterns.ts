import { conceptsOf } from "./concepts.ts";
import { hasPhrase, readPhrases, type Phrases } from "./phrases.ts";
import type { ScamSign } from "./scam-sign.ts";

type Written = {
  name: string;
  sign: ScamSign;
  /** Every list needs one match in the message: a phrase or a concept ("#key"). */
  all: readonly string[];
  none?: string;
};

/** After the sources of the safety page. Words are in the form that `messageWords` returns. */
const PATTERNS: readonly Written[] = [
  {
    name: "untraceable",
    sign: "payment",
    all: [
      "moneygram, usdt, trc20, mtcn, paysafecard, paysafe, btc, bitcoin, western union, west union, via ria, o ria, no ria, em cripto, em bitcoin, em usdt, em criptomoeda, por wu, via wu, em usdc, cartoes google, remessa em dinheiro, so remessa, caixa de bitcoin, maquina de btc, amigos e familia, familiares e amigos, w u, familia e amigos, dinheiro vivo, por ria, pela ria, ria money, rede tron, gift card, cartao presente, cartoes presente, google play, cartao amazon, cartao itunes, cartao steam, cartoes steam, cartoes da apple, carteira digital, vale presente",
      "nada, nao, via, usa, faz, faca, fotografa, coloca, escolha, poe, mandar, convertida, manda, mande, envia, envie, paga, pague, pagamento, compra, compre, aceito, recebo, transf*, deposit*, remet*, caucao, sinal, vendo, passo, taxa, so",
    ],
  },
  {
    name: "card",
    sign: "parcel",
    all: [
      "cvv, dados do cartao, dados do seu cartao, poe o cartao, poe seu cartao, coloca o cartao, coloca seu cartao, numero do cartao, preenche o cartao, com cartao em, inserir cartao, insira o cartao, cadastra o cartao, foto do cartao, foto do seu cartao, tras do cartao, cartao bancario, valida o cartao, informe o cartao",
    ],
  },
  {
    name: "foreignLink",
    sign: "parcel",
    all: [
      "LINK",
      "clica, multa, renove, renova, quite, valide, valida, imposto, aceitar, atualize, reagende, premio, pegar, cupom, taxa, pague, pagar, cartao, reembolso, restitu*, receb*, devolv*, dados, frete, bonus, cadastr*, libera*, credito, pacote, encomenda, confirm*, atualiz*",
    ],
  },
  {
    name: "buyersLink",
    sign: "parcel",
    all: [
      "link, site, pagina, portal, email",
      "cartao, banco, dados, frete, seguro, taxa, reembolso",
      "receber, recebe, cair, cai, entrega, comprador, compro, comprar, paguei",
    ],
    none: "nunca, falso",
  },
  {
    name: "code",
    sign: "codes",
    all: [
      "codg, codigo, codigos, sms, token, digitos, pin, qr",
      "me manda, me passa, me diz, me fala, manda pra, me encaminha, me envia, me le, le para, leia para, passa ai, cola aqui, confirma para, ve o codigo, ver o codigo, chega um codigo, chegar um codigo, chegar um sms, codigo que chega, codigo que chegou, codigo que foi, codigo de verificacao, codigo de ativacao, codigo de seguranca, print do sms, le os, leia os, seis digitos, numero que foi, numero de confirmacao, qual o codigo, qual codg, codg, codigo que aparece, codigo por sms, codigo por mensagem, aparelhos conectados, ler o codigo, me repete, manda o codigo, responda com, informe o, me mande",
    ],
    none: "portao, porta, predio, escola, desconto, carta, retirada, garagem, wifi, wlan, sala",
  },
  {
    name: "approval",
    sign: "codes",
    all: [
      "clica em aprovar, aperta sim, aperta permitir, apertou permitir, aceita ai, botao de aprovar, aceita no app, sim sou eu, aprova no app, aprovar no app, aceita a solicitacao, aceita o pedido, voce aprova, so aprovar, confirma no app, confirma o login, clica em sim, toca em aprovar, toca em sim",
    ],
  },
  {
    name: "remoteAccess",
    sign: "codes",
    all: [
      "anydesk, teamviewer, rustdesk, rust desk, team viewer, any desk, escaneia esse qr, escaneia o qr, escaneia este qr, compartilha tua tela, compartilha sua tela, compartilhar tela, tela ligada, tela ligado, acesso remoto, compartilha a tela, compartilhamento de tela, compartilhar a tela",
    ],
  },
  {
    name: "bankLogin",
    sign: "documents",
    all: [
      "e banking, ebanking, login, senha",
      "manda, mande, passa, passe, diga, diz, informe, envia, envie, encaminha",
      "banco, banking, ebanking, conta, login",
    ],
  },
  {
    name: "documents",
    sign: "documents",
    all: [
      "#document",
      "#photo",
      "manda, mande, envia, envie, encaminh*, preciso, precisa, tira, segurando, falta, responda, escaneia, quero",
      "antes, contrato, entrevista, aprov*, tampar, tarja, digitalizad*, assinatura, sorteio, rosto, senha, patrao, administradora, consulado, proprietario, hoje, candidatos, vaga, visita, selfie, segurando, frente, verso, endereco, confianca, confiar, cadastro, liberar, reservar, garantir, cartao, detalhes, horario",
    ],
  },
  {
    name: "selfie",
    sign: "documents",
    all: ["selfie, segurando", "#document"],
  },
  {
    name: "ownerAbroadKey",
    sign: "home",
    all: [
      "#abroad, alemanha, irlanda, dublin, grecia, quenia, onu, corretores",
      "#home, airbnb, booking, tripadvisor",
      "#key",
      "#post",
    ],
  },
  {
    name: "ownerAbroad",
    sign: "home",
    all: [
      "#abroad, alemanha, irlanda, dublin, grecia, quenia, onu, corretores",
      "#home, airbnb, booking, tripadvisor",
      "nao posso mostrar, nao consigo mostrar, nao posso ir, nao consigo te mostrar, nao tenho como abrir, so eu tenho, ninguem mais tem, nao vou conseguir ir, por dentro so depois, a distancia, nao vou mais ai, nao tem como ver, ninguem pode abrir, ngm pode abrir, nao ha como ver, nao procura no app, sem visita, nao da para visitar, nao tenho quem mostre, nao tenho ninguem, ninguem para abrir, nao aceito visita*, visita so por, airbnb, booking, tripadvisor, plataforma, custodia",
    ],
  },
  {
    name: "keysByPost",
    sign: "home",
    all: ["#key", "#post", "#send, #deposit, comprovante, parte, receber, cair"],
  },
  {
    name: "keysPromised",
    sign: "home",
    all: [
      "chave vai, chave na caixa, chave na caixinha, chave estara na, chaves ja estao, chave viaja, mando a chave, mando as chave*, posto as chaves, chaves seguem, entrega as chaves, chave depois, envio das chaves, solta* a chave, libera* a chave, liberar o codigo do cofre",
      "#send, #deposit, comprovante, parte, receber, cair",
    ],
  },
  {
    name: "beforeVisit",
    sign: "home",
    all: [
      "#deposit, #send, #fee",
      "pagar sem ver, visita nao da, sem sinal nao, sinal primeiro, ja com o sinal, faca o sinal, proximo da lista, visita custa, antes da gente se encontrar, depois a gente ve o dia, para segurar, para eu nao alugar, reservo, para reservar, guardo o quarto, segura* o quarto, so confirma com, nao precisa nem vir, nao permite visita*, por fora do site, para garantir, travar o anuncio, visita so para, so abrimos a porta, passo para o, outro candidato, so mostro, nao temos visita, bloqueio do imovel, antes da visita, antes de ver, antes de visitar, antes de conhecer, antes de mostrar, visita depois, sem visita*, sem ver, depois a visita, visita fica para, depois combin*, nao precisa visitar, endereco exato, taxa de visita, visita so depois, mostro depois, ai mostro, retiro o anuncio, tiro o anuncio, tiro do anuncio, tiro do ar, outras familias, outro casal, outra familia, outros interessados, seguro o apto, segurar o apto",
    ],
  },
  {
    name: "jobFee",
    sign: "job",
    all: [
      "#job, permit, permis, baba, faxina, limpeza, cuidadora, home, office, consulado, candidatura",
      "#fee, curso, honorarios, exame, verificacao, papel, antes, adiantados, adiantada",
      "AMOUNT, TWO_DIGITS",
      "paga, pague, pagamento, pagar, pago, antes, adiantado, reserva*, envie, transf*, compre, comprar, libera*, cobra, garant*",
    ],
  },
  {
    name: "mule",
    sign: "job",
    all: [
      "recebe encomendas, receber encomendas, troca a etiqueta, comprar vouchers, receber dinheiro na, empresta* sua conta, emprestar sua conta, abre a conta e, na sua conta, usa* sua conta, sua conta para receber, conta suica para receber, repassa para, so repassa, fica com 10, fica com TWO_DIGITS, receber pagamentos, receber depositos, usar conta, usar sua conta",
      "repass*, troca, francos, reembols*, recebe, comissao, fica, receb*, encaminh*, ganha, porcento",
    ],
  },
  {
    name: "pyramid",
    sign: "job",
    all: [
      "kit inicial, investimento inicial, pacote inicial, renda extra, renda passiva, mandala da, lider em, chama* tres amigas, tres amigas, cada amiga, quem entrar, convidados, sem chefe, esquema de, ganha em cima, volta em dobro, doa AMOUNT",
    ],
    none: "pagina",
  },
  {
    name: "tasks",
    sign: "job",
    all: [
      "curtindo, curtir, tarefa, tarefas, avaliando, avaliar, avalia",
      "like, grupo, tirando, ganha, ganhar, ganhe, recarreg*, comissao, saca, saldo, deposita, francos",
    ],
  },
  {
    name: "profit",
    sign: "investment",
    all: [
      "lucro assegurado, lucro todo, lucro fixo, de lucro, o lucro, garantidos ao, ao dia, por dia saque, por dia fixo, por semana sem, por semana confia, sinais, retorno prometido, retorno de, recompra garantida, certeza absoluta, nunca perde, nunca errou, sem perda, dobrou em, dobra o, multiplicar, recupera tudo, recupera o que, recuperamos, em corretora, segunda coluna, aporte minimo, volta em dobro, resultado certo, jogo arranjado, capital TWO_DIGITS, capital protegido, ao mes fixos, no mes, AMOUNT vira AMOUNT, TWO_DIGITS vira AMOUNT, lucro garantido, lucro certo, rendimento garantido, retorno garantido, zero risco, sem risco, risco zero, em dobro, o dobro, nao tem como perder, nunca perdi, por semana garantid*, ao mes garantid*, sinais vip, grupo vip, dobra em, triplica, multiplica*, arbitragem, forex, cripto, trader, aporte, robo, dinheiro render, render em, moeda vai subir, com um mentor",
      "cota, topa, quer, vagas, chama, pv, contato, gerente, entrada, cobra, cobramos, rende, operar, opera, quanto, conheco, minimo, receb*, recebe, paga, pago, dou, te, fala, coloca, coloquei, poe, ponha, bota, entra, investe, investir, deposita, deposit*, transf*, abre, aplica, comeca, link, grupo, saca, saquei, sacou, AMOUNT, indicacao, convite",
    ],
    none: "perdi AMOUNT, aprendi, nunca mais",
  },
  {
    name: "newNumber",
    sign: "emergency",
    all: [
      "esse e o novo, este e o novo, salva ai, troquei de aparelho, outro quebrou, outro caiu, na agua, handy kaputt, zap provisorio, numero provisorio, numero novo, novo numero, troquei de numero, troquei de chip, mudei de numero, mudei de telefone, troquei de telefone, contato novo, mudei de chip, troquei de zap, troquei de whatsapp, meu celular caiu, celular quebrou, meu celular quebrou, escrevendo do celular, telefone do hotel",
      "AMOUNT, boleto, favor, codigo, novo, preciso, conta, pix, transf*, empresta, emprestar, emprest*, paga, pagar, transferencia, dinheiro",
    ],
  },
  {
    name: "distress",
    sign: "emergency",
    all: [
      "#distress",
      "AMOUNT, valor, dinheiro, pix, twint, transf*",
      "pedem, pede, so, paga, resgate, liberar, soltam, manda, mande, pagar, pagando, empresta, emprestar, preciso, precisa, transfira, transfere, faz, envia, enviar, ajuda, ajudar, hoje, agora",
    ],
    none: "paguei, mandei, pagou",
  },
  {
    name: "romance",
    sign: "emergency",
    all: [
      "navio, diplomata, general, quartel, exercito, plataforma, viuvo, militar, missao",
      "pacote, caixa, mala, taxa, AMOUNT, conta, frete, passagem, licenca",
      "manda, paga, pagar, taxa, envia, envie, transf*, pedem, pede, custos, faz, bloquearam, ajuda, leva, AMOUNT",
    ],
  },
  {
    name: "beloved",
    sign: "emergency",
    all: [
      "amor, querida, querido, coracao, anjo, bem",
      "visto, passagem, alfandega, aduana, mala, voo, anel, ouro",
      "AMOUNT, pague, paga, taxa, pedem",
    ],
  },
  {
    name: "parcel",
    sign: "parcel",
    all: [
      "pacote, encomenda, envio, correio, correios, dhl",
      "retido, retida, presa, preso, taxa, pague, pagar, pagamento",
      "pague, pagar, paga, pagando, pagamento",
      "AMOUNT, TWO_DIGITS, ONE_DIGIT, LINK, link",
    ],
  },
  {
    name: "overpaid",
    sign: "parcel",
    all: [
      "depositei por engano, depositei AMOUNT para, devolve AMOUNT, mandei a mais, por engano, conta para business, conta business, vendedor pagar, taxa do vendedor, seguro reembolsavel, me devolve a diferenca, devolve a diferenca, conta comercial, conta empresarial, completa AMOUNT, transferi a mais, a mais sem querer, foi errado, outra chave, em vez de AMOUNT, em vez de TWO_DIGITS",
      "devolve, devolver, completa, libera*, comprovante",
    ],
  },
  {
    name: "thirdParty",
    sign: "payment",
    all: [
      "pix e para, irma dele, conta de outra, twint da minha, conta do diacono, conta da diarista, que e do meu socio, no twint da, no pix da, no pix do, revolut do, em nomes diferentes, com tres nomes, outra conta que, para outra conta, nessa outra conta, outra chave, no nome de, no nome do, no nome da, em nome do, em nome da, conta da minha, conta do meu, chave e dele, chave e dela, pix de terceiro*, pix na conta, pix no cpf, pix da minha, pix do meu, conta de um, para meu cunhado, por meu cunhado",
      "manda, mande, pix, paga, pague, transf*, deposit*, envia, envie, AMOUNT",
    ],
    none: "mandei, paguei",
  },
];

type ReadPattern = { concepts: readonly string[]; phrases: Phrases };

function readPattern(written: string): ReadPattern {
  const all = written.split(", ");
  const phrases = all.filter((each) => !each.startsWith("#"));
  return {
    concepts: all.filter((each) => each.startsWith("#")).map((each) => each.slice(1)),
    phrases: phrases.length === 0 ? [] : readPhrases(phrases.join(", ")),
  };
}

const patterns = PATTERNS.map(({ name, sign, all, none }) => ({
  name,
  sign,
  all: all.map(readPattern),
  none: none === undefined ? null : readPattern(none),
}));

export type ScamPattern = { name: string; sign: ScamSign };

export function listPatterns(words: readonly string[]): readonly ScamPattern[] {
  const conceptsText = new Set(words.flatMap(conceptsOf));
  const stands = ({ concepts, phrases }: ReadPattern) =>
    concepts.some((concept) => conceptsText.has(concept)) || hasPhrase(words, phrases);
  return patterns.filter(({ all, none }) => all.every(stands) && !(none && stands(none)));
}
