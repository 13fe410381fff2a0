/** Typical first messages to an unknown member, with every use of dots and digits in ordinary texts. */
const WHOLE = `
Oi! Vi seu texto no fórum e queria agradecer.
Moro em Zug.E você?
Cheguei ontem.Ainda estou procurando quarto.
Bom dia, Sr. Müller, o apartamento ainda está livre?
A Sra. Keller me passou seu nome.
Falei com o Dr. Weber sobre isso na terça.
O Dr.med. Huber atende em português?
Prof. Dr. Schmid dá aula na ETH, né?
Moro na Av. de la Gare, perto da estação.
R. das Flores é no Brasil, aqui é Blumenstrasse 12.
Preciso de documentos, p.ex. passaporte e contrato.
Tem alguns papéis (p. ex. o permis B) que ainda faltam.
Levo passaporte, contrato etc. na segunda.
Etc.e tal, você sabe como é.
Obs.: só posso depois das 18h.
Ref. ao anúncio do quarto em Köniz.
O prédio tem aprox. 30 apartamentos.
A reunião é no máx. de uma hora.
São 5 min. de carro, 20 min. a pé.
Fica a 3 km. do centro.
Pago no mín. 6 meses adiantado de aluguel, é isso mesmo?
O aluguel é R$ 1.500 ou CHF 1.500?
Custa CHF 1'234.50 por mês.
São 1.234,56 francos com aquecimento.
Paguei CHF 1’980.– pela caução.
O seguro sai por Fr. 325.40 por mês.
Ganho CHF 85'000.- por ano, 13 salários.
Vi um carro por 12.500 francos em Emmen.
Juntei R$ 10.000,00 para a mudança.
No Brasil eu ganhava R$ 3.200.
A diferença é de 1.000.000 de ienes, brincadeira.
O prêmio da loteria foi de CHF 12'345'678.00!
O orçamento foi de 1.250.000,00 reais.
Meu salário vai de 4.500 a 5.200 francos.
A vaga paga entre 4500-5200 por mês.
Procuro algo de 1'200-1'500 francos.
Quarto de 12,5 m², apartamento de 3.5 cômodos.
É um 4.5-Zimmer em Winterthur.
Moro num 2.5 na Langstrasse.
Às 14h30 está bom para mim.
Pode ser às 14.30 h, p.ex. na estação.
O trem sai 7.32 e chega 8.28.
Trabalho das 8h-17h, com pausa 12h-13h.
Aula das 18:30-20:00 na escola.
A consulta é dia 30.nov às 9h.
Chego dia 12.jan, volto dia 3.fev.
O prazo vai até 31.mar, não é?
Contrato de 1.º de abril até 30 de setembro.
Mudo no dia 01.12.2026.
Mudança prevista para 1/12/2026.
Trabalhei lá de 2019-2023.
Estudei em 2015/2016 em Genebra.
Fiquei de 01.02.2024 a 31.01.2026 em Berna.
Nasci em 15/03/1988 em Recife.
Meu CEP no Brasil era 01310-100.
Meu número AHV começa com 756, né?
O artigo 12 do OR, al. 2, fala disso.
Veja art. 257e OR sobre a caução.
A lei está no art.8 da Constituição.
Mando o contrato.pdf quando você responder.
O arquivo curriculo.docx ficou pronto.
Minha foto.jpg não abriu aqui.
A planilha gastos.xlsx está atualizada.
Te mandaria o documentos.zip, mas ainda não dá.
O vídeo mudanca.mov ficou pesado.
Salvei as notas em anotacoes.md mesmo.
Uso o iOS 17.2.1 e funciona bem.
Meu Android 14.0 trava no app.
A versão 2.0 do formulário é mais simples.
Fui a La Chaux-de-Fonds no domingo.
St.Gallen ou St. Gallen, como se escreve?
Conhece Rapperswil-Jona? Moro perto.
Moro em Biel/Bienne, e vocês?
Trabalho em Lausanne e/ou em Morges.
Sou de Yverdon-les-Bains, e você?
Vou de Genève-Cornavin até Zürich HB.
Ela vive em Küsnacht ZH, não em Küssnacht SZ.
Fomos ao lago de Brienz.Lindo demais!
Visitei Zermatt.O Matterhorn estava coberto.
Estou em Basel.Cheguei de manhã.
Gostei de Lugano.Mas é longe.
Moro em Thun.Vim pelo trabalho.
Trabalho na Nestlé S.A. em Vevey.
A empresa é uma Sàrl, tipo Ltda. no Brasil.
A firma XYZ Ltda.ME era minha.
Tenho MBA, i.e. um curso de 2 anos.
Minha irmã mora nos E.U.A. há 10 anos.
A O.N.U. fica em Genebra.
Nasci em 300 a.C., brincadeira, em 1985.
Tudo bem? Oi... tudo certo?
Então... não sei... vamos ver.
Será que dá?Espero que sim!
Que bom!!Obrigada pela dica.
1. Passaporte 2. Contrato 3. Foto
a) contrato; b) seguro; c) conta no banco
1.Passaporte, 2.contrato, 3.seguro
Tenho 3 filhos: 4, 7 e 12 anos.
Eles têm 2,5 e 8 anos.
Sou a 3.ª da lista de espera.
Moro no 4.º andar, sem elevador.
Somos 2+1, ele tem 6 meses.
Peso 70 kg e tenho 1,75 m, por isso a bike M.
A caixa tem 60x40x40 cm.
Faz -5 °C hoje em Davos!
A inflação foi de 1,1% em 2025.
O imposto na fonte é 12,34 %?
A franquia é 300 ou 2500?
Escolhi a franquia de 2.500 com médico de família.
Pago 10.- de entrada no museu.
Ingresso: adultos 25.-, crianças 10.-
Já mandei 3x, sem resposta :(
Amei seu post! :-)
Parabéns pelo A2! Eu estou no B1.1.
Faço o curso B2.2 na Migros.
O exame fide é em 05/2027.
Sou N.º 7 na lista da creche.
Mora no nr. 8 ou no nr. 18?
Tel. eu passo depois, se você quiser.
Te conto por aqui mesmo, sem pressa.
Você sabe onde fica o consulado em Zurique?
Alguém da sua família também mora aqui?
Eu jogo vôlei em Oerlikon às quintas.
Meu filho entra no Kindergarten em agosto.
Qual operadora de celular você usa?
O Halbtax vale a pena?
A carteira de motorista eu troquei em 4 meses.
Quanto tempo demorou seu permis C?
Preciso do form. 1 ou do form. 2?
Fiz a mudança c/ a ajuda de amigos.
Moro c/ minha esposa e s/ filhos.
Sou enfermeiro, trabalho 80%.
Trabalho 80-100% num hospital.
Procuro vaga de 60% a 80% em Aarau.
Meu marido é eng. civil.
Ela é arq. e ele é adv. no Brasil.
Sou ex-bancária, agora faço bolos.
Vendo bolo de pote a 6.50 cada.
Faço pão de queijo, 12 un. por 15.-
São 24 h de viagem com escala.
O voo LX92 sai às 22h40.
Comprei a passagem por R$ 5.432,10.
A placa é ZH 123 456.
O trem IC 5 passa em Olten.
Pego o bonde 11 até Bucheggplatz.
Desço em Zürich, Stettbach.
Qual CEP? 8050 ou 8051?
O prédio fica na Rue de Lausanne 45, 1202 Genève.
Bahnhofstrasse 21, 6300 Zug, é aí?
Moro em 3012 Bern, Länggasse.
Tem ponto de ônibus na porta de casa.
O ponto no mapa está errado.
Espero você no ponto com as malas.
Ponto de encontro: Zürich HB, relógio.
Às 8 em ponto no café, combinado?
Deixei um bilhete com ponto de exclamação.
Cuidado com o Sr.Silva, brincadeira.
Fiz as contas: 1.500 + 800 + 45.50 = 2'345.50
Vou dia 10. Na volta te aviso.
Moro aqui há 10 anos. De onde você é?
Comi fora. Com amigos, claro.
Um, dois, três e já!
Aceito • quarto • casa • apartamento em Zug
Meu bebê nasceu com 3.250 kg e 49 cm.
O rapaz do nº 15 é brasileiro.
Entre 2 e 3 da tarde, no máx. 15h.
Pesquisei no Google e não achei nada.
Você usa WhatsApp ou só aqui?
Meu e-mail caiu no spam?
Qual site oficial fala disso?
A letra é A, B ou C.O resto não vale.
`;

const DATES = ["30.nov", "1.dez.", "12.10.2026", "3/11", "15 de out.", "7.8.", "dom., 6.12.26"];
const TIMES = ["14h30", "às 9.15", "18:45", "7h", "20.00 h", "13h-15h", "de 10h às 11h30"];
const SUMS = ["R$ 1.500", "CHF 1'850.-", "2.300 francos", "Fr. 980.50", "€ 1.200,00", "CHF 12'000"];
const PLACES = [
  ...["Zug", "St. Gallen", "Biel/Bienne", "Neuchâtel", "La Tour-de-Peilz", "Wil SG"],
  ...["Genève", "Bülach", "Rorschach", "Bad Ragaz", "Appenzell I.Rh."],
];
const NAMES = ["Sr. Meier", "Sra. Lopes", "Dra. Ana", "Prof. Kunz", "D. Maria", "Ana P.", "J.P."];
const FILES = ["contrato.pdf", "cv_2026.docx", "foto-1.jpeg", "plano.xlsx", "recibo.png"];

const across = (lists: readonly (readonly string[])[], make: (...each: string[]) => string) => {
  const most = Math.max(...lists.map((list) => list.length)) * 5;
  return Array.from({ length: most }, (_, at) =>
    make(...lists.map((list, place) => list[(at * (place + 1) + place) % list.length] ?? "")),
  );
};

export const ORDINARY_SENTENCES: readonly string[] = [
  ...new Set([
    ...WHOLE.trim().split("\n"),
    ...across([DATES, PLACES], (date, place) => `A visita em ${place} é dia ${date}, pode ser?`),
    ...across([PLACES, SUMS], (place, sum) => `Em ${place} pago ${sum}.E aí, quanto é?`),
    ...across([NAMES, TIMES], (name, time) => `Marquei com ${name} ${time}. Você vem?`),
    ...across([SUMS, DATES], (sum, date) => `Paguei ${sum} em ${date}; falta o resto.`),
    ...across([FILES, NAMES], (file, name) => `O ${file} é p/ ${name}, ok?`),
    ...across([TIMES, PLACES], (time, place) => `Saio de ${place} ${time}.Chego logo.`),
    ...across([SUMS, PLACES, TIMES], (sum, place, time) => `${place}, ${time}: ${sum} p. pessoa`),
    ...across([DATES, NAMES, FILES], (date, name, file) => `${name} assinou o ${file} (${date}).`),
    ...across([DATES, SUMS], (date, sum) => `Até ${date} custa ${sum}, depois mais.`),
  ]),
];
