/**
 * What the drawn cover of a text shows, by words of its address, the narrowest first: a name of
 * `app/resources/cover-art/motifs.ts`, or of an icon of the bundled set.
 */
const SUBJECTS: readonly (readonly [words: RegExp, drawing: string])[] = [
  [/golpe|falsa|fraude/, "shield-alert"],
  [/cachorro|gato|animal|animais/, "paw-print"],
  [/gravidez|gravida|bebe|parto/, "baby"],
  [/creche|kita/, "pram"],
  [/escola|escolar|aluno/, "backpack"],
  [/divorcio|separacao|pensao-alimenticia/, "scale"],
  [/casamento|casar/, "rings"],
  [/abonos?|reuniao-familiar/, "users"],
  [/crianca|brincar/, "bear"],
  [/imposto|quellensteuer|declaracao/, "percent"],
  [/pilar|pilares|ahv|pensao|aposentadoria/, "piggy-bank"],
  [/saida-definitiva|voltar-para|volta-ao/, "plane"],
  [/mudanca|alfandega/, "package"],
  [/carteira|cnh|dirigir|carro/, "car"],
  [/bicicleta|velo/, "bike"],
  [/onibus/, "bus"],
  [/barco|lago|ferias/, "sailboat"],
  [/trem|halbtax|passe|transporte/, "train-front"],
  [/conta-bancaria|banco/, "landmark"],
  [/compras|cesta|supermercados?/, "shopping-basket"],
  [/orcamento/, "wallet"],
  [/restaurante|cafe/, "coffee"],
  [/lixo|reciclagem/, "trash"],
  [/moveis|mobiliar/, "sofa"],
  [/dossie|pasta/, "folder"],
  [/predio|condominio/, "building"],
  [/aluguel|alugar/, "key"],
  [/consulado|passaporte/, "passport"],
  [/registro|comuna/, "stamp"],
  [/permissao|permissoes/, "id-card"],
  [/dentista|dente/, "tooth"],
  [/remedio|farmacia/, "pill"],
  [/consulta|medico|medica/, "stethoscope"],
  [/emergencia|acidente/, "briefcase-medical"],
  [/franquia|holerite|folha/, "calculator"],
  [/premios/, "chart-column"],
  [/complementar/, "shield-plus"],
  [/responsabilidade-civil/, "umbrella"],
  [/desemprego/, "briefcase"],
  [/curriculo|emprego|contrato|vaga/, "file-pen"],
  [/obra|construcao/, "hard-hat"],
  [/teletrabalho|home-office|informatica/, "laptop"],
  [/salario|pagam/, "coins"],
  [/dialeto|prova-de-lingua/, "headphones"],
  [/gramatica|vocabulario/, "book-a"],
  [/leitura|livro/, "book-open"],
  [/alemao|frances|italiano|idiomas?/, "languages"],
  [/cidadania|naturalizacao/, "file-check"],
  [/viajar|viagem/, "globe"],
  [/primeiros-90-dias|feriado|calendario/, "calendar"],
];

const matchers = SUBJECTS.map(
  ([words, drawing]) => [new RegExp(`(^|-)(${words.source})(-|$)`), drawing] as const,
);

/** @param slug words joined by hyphens, each found only as a whole */
export function coverSubject(slug: string): string | null {
  return matchers.find(([words]) => words.test(slug))?.[1] ?? null;
}
