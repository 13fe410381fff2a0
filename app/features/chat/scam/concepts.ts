/**
 * A message is recognized by what it demands, whatever its wording. Groups follow the warnings of the
 * safety page's sources.
 */
const STEMS_BY_CONCEPT = {
  send: "manda mande mandar mandas envia envie enviar encaminh transf deposit paga pague pagar pagamento pago adiant recarreg remet remes empresta completa quita aplica aplique invest repass faz faca pix twint aporte contribui",
  act: "instal cliqu clica aprov confirm copia cola escane digit preench poe ponha coloc entra entre abre abra acess baix respond atualiz valid autoriz aceita aceite aponta insira inserir cadastr vincul compartilh fotograf corrij reagend solicit",
  say: "diz diga fala fale leia le passa passe informe informa dita repete repita conta",
  done: "paguei mandei recebi levei fiz usei fui perdi achei consegui comprei pedi pagamos pagaram levamos fizemos entreguei enviei abri declarei transferi pediram cobraram deu veio chegou ficou foi custou assinei assinamos depositei depositamos registrei",
  future: "vou amanha sabado domingo semana quando quiser puder",
  collect: "retirada buscar busco busca coleta maos pessoalmente presencial",
  cash: "western union moneygram mtcn ria remitly",
  crypto:
    "usdt trc20 btc bitcoin cripto crypto ethereum binance wallet blockchain token tokens tron metamask",
  gift: "gift paysafe paysafecard itunes steam vale giftcard playstation raspa google play voucher",
  card: "cvv validade cartao cartoes verso debito maestro visa master",
  code: "codig sms pin qr senha login token digitos",
  remote: "anydesk teamviewer rustdesk remot tela suporte",
  bank: "banco bancari banking ebanking conta contas saldo app aplicativo",
  document: "passaport permis rg cpf selfie document ausweis identidade certid",
  photo: "foto fotos copia copias selfie nitid legiv escanead digitalizad scan pdf",
  home: "apto studio estudio quarto imovel imoveis aluguel aluguei alugar alugo locacao moradia kitnet kitinete casa proprietar inquilin mobiliad anuncio predio",
  lease: "contrato",
  visit: "visita mostrar mostro mostra conhecer ver abrir",
  deposit: "caucao sinal garantia deposito entrada reserv primeiro antecipad adiantad",
  key: "chave chaves",
  post: "correio dhl courier posta transportad fedex ups sedex despach motorista entregador",
  abroad:
    "exterior londres oslo paris madri lisboa dubai espanha inglaterra escocia irlanda canada noruega suecia missao plataforma angola belgica franca estrangeiro navio portugal fora singapura japao montreal estocolmo varsovia bruxelas ucrania texas missionari militar exercito longe",
  urgency:
    "agora hoje ja urgent rapid prazo amanha expira horas hora minutos imediat logo encerra ultim antes logo meio",
  profit:
    "lucr rend ganh dobr garantid saca saque robo trad sinais forex corretora retorno bonus renda comiss triplic juros porcent percentual multiplic recuper",
  fee: "taxa frete seguro matricul kit certificad inscri cadastro libera imposto treinament uniform pacote despachant multa tarifa licenca formacao cracha",
  job: "vaga emprego trabalh entrevist selec contrata empresa salario visto autoriz agencia servico tarefa",
  mule: "repass comiss encomendas fica",
  distress:
    "hospital internad assaltad preso presa delegacia imigracao aduana alfandeg fianca acident cirurgia guincho roub bateu remedio uti doente fome socorro fronteira detid",
  kin: "mae pai vo vovo filha filho tia tio sobrinh prim amor querid coracao mana irma irmao irmaos neto",
  number: "numero chip celular telefone whatsapp contato",
  assurance: "confia protegid seguro devolv garant tranquil risco reembols medo juro promet",
  stranger:
    "nome socio secretari despachant motorist advogad agente oficial coordenador vizinh terceir gerente cunhad diacono pastor consultor",
  warning:
    "golp cuidado fraud furada denunci bloquei suspeit desconfi estranh fals engan caiu cai fake nunca",
  asking: "alguem sabe sabem alguma recomend indica acha acham demora conhece ajuda",
  official:
    "bloquead assinatura swisscaution fatura boleto recibo consulado gemeinde rav imobiliari regie verwaltung",
  parcel: "encomenda retid reenvio entrega envio post correios restitu devolucao credito pendente",
  secret: "ninguem segredo sigilo discri escondid",
} as const;

const concepts = Object.entries(STEMS_BY_CONCEPT).map(
  ([concept, stems]) => [concept, stems.split(" ")] as const,
);

/** Stems of up to this length match whole words only. Longer stems match as prefixes. */
const WHOLE_WORD_LETTERS = 3;

function isOf(word: string, stem: string): boolean {
  return stem.length > WHOLE_WORD_LETTERS ? word.startsWith(stem) : word === stem;
}

const SHAPES = new Set(["AMOUNT", "LINK", "?"]);

export function conceptsOf(word: string): readonly string[] {
  if (SHAPES.has(word)) return [word];
  return concepts.filter(([, stems]) => stems.some((stem) => isOf(word, stem))).map(([c]) => c);
}
