import type { VideoSlides } from "../video-slides.ts";

export const moneySlides: Record<string, VideoSlides> = {
  "seu-primeiro-holerite-suico": {
    icon: "receipt",
    color: "#6b2d5c",
    chapters: [
      [
        [1, "Bruttolohn: o salário bruto do contrato"],
        [2, "Abonos, horas extras ou décimo terceiro"],
      ],
      [
        [0, "AHV, IV e EO: 5,3 % em 2026"],
        [2, "ALV: 1,1 %, até CHF 148’200 por ano"],
        [3, "NBU: acidente fora do trabalho, taxa da empresa"],
      ],
      [
        [0, "BVG: o segundo pilar"],
        [1, "Cresce com a idade e depende da caixa"],
        [2, "O empregador paga pelo menos a metade"],
      ],
      [
        [0, "Quellensteuer: em geral com permissão L ou B"],
        [1, "O código: estado civil, filhos, igreja"],
        [2, "Código errado? Avise logo"],
      ],
      [
        [0, "Data de nascimento e número AHV"],
        [0, "Carga em percentual"],
        [0, "Código do imposto e abono familiar"],
        [1, "O seguro de saúde não está no holerite"],
      ],
    ],
  },
  "quellensteuer-vale-a-pena-declarar": {
    icon: "scale",
    color: "#935600",
    chapters: [
      [
        [0, "Permissão L ou B: imposto direto no salário"],
        [1, "A tabela já tem deduções médias"],
      ],
      [
        [0, "CHF 120’000 brutos por ano: obrigatória"],
        [1, "O desconto vira um adiantamento"],
        [2, "Outros rendimentos ou patrimônio também obrigam"],
      ],
      [
        [0, "Pedido até 31 de março do ano seguinte"],
        [2, "Pilar 3a, trajeto longo, creche, curso, despesas médicas"],
        [3, "Comuna mais barata que a média do cantão"],
      ],
      [
        [0, "Peça o Lohnausweis ao empregador"],
        [1, "Simule na calculadora oficial"],
        [2, "Compare com o que foi retido"],
        [3, "O resultado também pode ser um valor a pagar"],
      ],
    ],
  },
  "pilar-3a-em-linguagem-simples": {
    icon: "piggy-bank",
    color: "#1f6b4a",
    chapters: [
      [
        [1, "1º pilar: AHV, pública"],
        [2, "2º pilar: caixa de pensão da empresa"],
        [3, "3º pilar: a poupança que você decide fazer"],
      ],
      [
        [0, "Até CHF 7’258 em 2026, com caixa de pensão"],
        [1, "O valor sai da renda tributável"],
        [2, "Imposto na fonte: só com a tributação posterior"],
      ],
      [
        [0, "Banco: deposita quando quer"],
        [1, "Seguro de vida: compromisso de muitos anos"],
        [3, "Quanto recebo se eu parar daqui a poucos anos?"],
      ],
      [
        [0, "Guardado até perto da aposentadoria"],
        [1, "Casa própria, conta própria ou sair da Suíça"],
        [2, "No saque, imposto próprio e mais baixo"],
        [3, "Primeiro uma reserva comum"],
      ],
    ],
  },
  "franquia-300-ou-2500": {
    icon: "heart-pulse",
    color: "#b9161d",
    chapters: [
      [
        [0, "Franquia: o que você paga antes do seguro"],
        [1, "Depois: 10 %, até CHF 700 por ano"],
        [2, "Franquia alta, prêmio baixo"],
        [3, "Franquia baixa, prêmio alto"],
      ],
      [
        [0, "Franquia de 300: no máximo CHF 1’000 no ano"],
        [1, "Franquia de 2’500: no máximo CHF 3’200"],
        [2, "Diferença: CHF 2’200"],
      ],
      [
        [0, "Desconto máximo: CHF 128,30 por mês"],
        [1, "Empate perto de CHF 2’000 de despesas no ano"],
        [4, "As do meio raramente são as melhores"],
      ],
      [
        [0, "Cancelamento recebido até o último dia útil de novembro"],
        [1, "Contrate a nova antes de cancelar a antiga"],
        [2, "Compare no priminfo: oficial e gratuito"],
      ],
    ],
  },
};
