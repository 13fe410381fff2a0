import type { NarratedVideo } from "./narration.ts";

export const moneyVideos: NarratedVideo[] = [
  {
    slug: "seu-primeiro-holerite-suico",
    title: "Seu primeiro holerite suíço, linha por linha",
    summary:
      "AHV, ALV, NBU, BVG e imposto na fonte explicados com as taxas de 2026, e cinco pontos para conferir no primeiro mês.",
    access: "paying",
    category: "trabalho",
    tags: ["salario", "imposto-na-fonte", "previdencia"],
    cantons: [],
    publishedDaysAgo: 44,
    sources: [
      { name: "Centro de informação AHV/IV", url: "https://www.ahv-iv.ch/" },
      { name: "ESTV, tarifas do imposto na fonte 2026", url: "https://www.estv.admin.ch/" },
    ],
    narration: [
      {
        title: "O bruto",
        text: "Abra o holerite e comece pelo alto. Bruttolohn é o salário bruto, o que está no contrato. Abaixo dele podem aparecer abonos familiares, horas extras ou a parcela do décimo terceiro, se o seu contrato prevê.",
      },
      {
        title: "Os descontos sociais",
        text: "AHV, IV e EO somam cinco vírgula três por cento em dois mil e vinte e seis. Pagam a aposentadoria pública, a invalidez e a perda de ganho. A ALV é o seguro-desemprego: um vírgula um por cento, até o teto de cento e quarenta e oito mil e duzentos francos por ano. A NBU é o acidente fora do trabalho, e a taxa varia de empresa para empresa.",
      },
      {
        title: "A caixa de pensão",
        text: "BVG é o segundo pilar. O desconto cresce com a idade e depende da sua caixa. O empregador paga pelo menos a metade. Não é dinheiro perdido: é a sua poupança para a velhice.",
      },
      {
        title: "O imposto na fonte",
        text: "Com permissão L ou B, em geral aparece a Quellensteuer. O código mostra o estado civil, o número de filhos e a igreja. Se o código está errado, avise logo, porque a correção tem prazo.",
      },
      {
        title: "O que conferir",
        text: "Confira cinco coisas: data de nascimento, número AHV, carga em percentual, código do imposto e abono familiar. E lembre-se: o seguro de saúde não está ali. Ele sai do seu bolso, depois.",
      },
    ],
  },
  {
    slug: "quellensteuer-vale-a-pena-declarar",
    title: "Imposto na fonte: vale a pena declarar?",
    summary:
      "Quando a tributação ordinária posterior é obrigatória, quando é um pedido seu, o prazo de 31 de março e como fazer a conta antes de decidir.",
    access: "paying",
    category: "impostos",
    tags: ["imposto-na-fonte", "declaracao", "prazos"],
    cantons: [],
    publishedDaysAgo: 36,
    sources: [
      { name: "ESTV, tarifas do imposto na fonte 2026", url: "https://www.estv.admin.ch/" },
    ],
    narration: [
      {
        title: "O que já foi pago",
        text: "Quem tem permissão L ou B costuma pagar o imposto direto no salário. A tabela do cantão já considera algumas deduções médias. Para muita gente, isso basta. Para outras, sobra dinheiro na mesa.",
      },
      {
        title: "Quando é obrigatório",
        text: "A partir de cento e vinte mil francos brutos por ano, a tributação ordinária posterior é obrigatória. O desconto na folha continua e vira um adiantamento. Outros rendimentos ou um patrimônio relevante também podem obrigar você a declarar.",
      },
      {
        title: "Quando é escolha sua",
        text: "Abaixo desse valor, você pode pedir até trinta e um de março do ano seguinte. O prazo é rígido. Costuma compensar para quem deposita no pilar três a, tem trajeto longo, paga creche, faz curso profissional ou teve despesas médicas altas. Também para quem mora em uma comuna mais barata que a média do cantão.",
      },
      {
        title: "A conta antes do pedido",
        text: "Peça ao empregador o certificado anual, o Lohnausweis. Some as suas deduções e simule o imposto na calculadora oficial da administração federal. Compare com o que foi retido. Faça isso com calma, porque o pedido costuma valer para os anos seguintes, e o resultado também pode ser um valor a pagar. Decidiu? Envie, e guarde o comprovante.",
      },
    ],
  },
  {
    slug: "pilar-3a-em-linguagem-simples",
    title: "Pilar 3a em linguagem simples",
    summary:
      "Para que serve a poupança com incentivo fiscal, o teto de 2026, a diferença entre banco e seguradora e quando dá para sacar.",
    access: "paying",
    category: "impostos",
    tags: ["previdencia", "declaracao"],
    cantons: [],
    publishedDaysAgo: 29,
    sources: [
      { name: "Departamento Federal de Seguros Sociais (BSV)", url: "https://www.bsv.admin.ch/" },
    ],
    narration: [
      {
        title: "Onde ele se encaixa",
        text: "A previdência suíça tem três pilares. O primeiro é a AHV, pública. O segundo é a caixa de pensão da empresa. O terceiro é a poupança que você decide fazer. O pilar três a é a versão com vantagem no imposto.",
      },
      {
        title: "Quanto dá para depositar",
        text: "Em dois mil e vinte e seis, quem tem caixa de pensão pode depositar até sete mil duzentos e cinquenta e oito francos no ano. O valor sai da renda tributável. Mas atenção: quem paga imposto na fonte só aproveita a dedução se pedir a tributação posterior dentro do prazo.",
      },
      {
        title: "Banco ou seguradora",
        text: "Na conta do banco você deposita quando quer e para quando precisa. Na apólice de seguro de vida há um compromisso de muitos anos, e quem sai cedo perde. Se alguém oferece uma apólice no primeiro mês, agradeça e espere. Pergunte sempre: quanto recebo se eu parar daqui a poucos anos?",
      },
      {
        title: "Quando sacar",
        text: "O dinheiro fica guardado até perto da aposentadoria. As exceções mais conhecidas são comprar a casa onde você mora, começar a trabalhar por conta própria ou sair da Suíça de vez. No saque há um imposto próprio, mais baixo que o da renda. Se você não sabe quanto tempo vai ficar, comece por uma reserva comum. O pilar três a vem depois.",
      },
    ],
  },
  {
    slug: "franquia-300-ou-2500",
    title: "Franquia de 300 ou de 2’500 francos?",
    summary:
      "A conta que decide a franquia do seguro de saúde em 2026, com o pior caso de cada escolha e a data que você não pode perder.",
    access: "free",
    category: "saude",
    tags: ["seguro-saude", "franquia", "prazos"],
    cantons: [],
    publishedDaysAgo: 19,
    sources: [
      { name: "Departamento Federal de Saúde Pública (BAG)", url: "https://www.bag.admin.ch/" },
      {
        name: "Priminfo, comparador oficial de prêmios (BAG)",
        url: "https://www.priminfo.admin.ch/",
      },
    ],
    narration: [
      {
        title: "Como a franquia funciona",
        text: "A franquia é o que você paga do próprio bolso no ano, antes de o seguro entrar. Depois dela, você paga dez por cento de cada conta, até setecentos francos por ano. Franquia alta, prêmio baixo. Franquia baixa, prêmio alto.",
      },
      {
        title: "O pior caso",
        text: "Em dois mil e vinte e seis, com a franquia de trezentos francos, o máximo no ano é de mil francos, fora o prêmio e a diária de hospital. Com a de dois mil e quinhentos, o máximo é de três mil e duzentos. A diferença é de dois mil e duzentos francos. Você tem essa reserva?",
      },
      {
        title: "O ponto de empate",
        text: "O desconto máximo da franquia alta é de cento e vinte e oito francos e trinta centavos por mês. Com o desconto cheio, o empate fica perto de dois mil francos de despesas médicas no ano. Abaixo disso, ganha a franquia alta. Acima, ganha a baixa. As do meio raramente são a melhor escolha.",
      },
      {
        title: "Datas",
        text: "Para mudar em primeiro de janeiro, o cancelamento precisa chegar à seguradora até o último dia útil de novembro. Contrate a nova antes de cancelar a antiga. E compare no site priminfo, que é oficial, gratuito e não vende seguro.",
      },
    ],
  },
];
