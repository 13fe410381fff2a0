import type { SeedArticle } from "../../content-types.ts";

export const bankAccountGuide: SeedArticle = {
  slug: "abrir-conta-bancaria-na-suica",
  relatedTools: ["currency", "budget"],
  title: "Como abrir a primeira conta bancária na Suíça",
  summary:
    "O que resolver ainda no Brasil, quais documentos os bancos pedem, como comparar tarifas, o que fazer depois de uma recusa e como receber o primeiro salário sem sustos.",
  access: "free",
  category: "dia-a-dia",
  tags: ["recem-chegados", "passo-a-passo", "orcamento"],
  cantons: [],
  publishedDaysAgo: 80,
  level: "beginner",
  permitTypes: ["L", "B", "C", "G"],
  changeNote:
    "O banco pergunta em que países você tem obrigação fiscal: quem já fez a saída definitiva do Brasil responde de outro jeito que quem ainda declara lá.",
  reviewer: "Equipe editorial",
  reviewedDaysAgo: 3,
  reviewDueInDays: 210,
  sources: [
    { name: "FINMA, supervisão do mercado financeiro", url: "https://www.finma.ch/" },
    { name: "esisuisse, garantia de depósitos", url: "https://www.esisuisse.ch/" },
    { name: "ch.ch, portal das autoridades suíças", url: "https://www.ch.ch/en/" },
    { name: "Receita Federal do Brasil", url: "https://www.gov.br/receitafederal/pt-br" },
  ],
  plainBody: `
<p>Na Suíça, o salário cai na conta do banco. O aluguel também sai da conta. Por isso, abra a conta logo.</p>
<h2>Primeiro, a comuna</h2>
<p>Registre-se na comuna. Ela dá um papel que diz onde você mora. O banco quer ver esse papel.</p>
<h2>Leve ao banco</h2>
<ul>
<li>o passaporte;</li>
<li>a autorização, ou o papel da comuna;</li>
<li>o contrato de trabalho ou a carta da escola;</li>
<li>o CPF.</li>
</ul>
<h2>Pergunte antes de assinar</h2>
<ol>
<li>Quanto custa a conta por mês?</li>
<li>Quanto custa tirar dinheiro em outro banco?</li>
<li>Quanto custa mandar dinheiro para o Brasil?</li>
</ol>
<h2>O banco disse não?</h2>
<p>Peça o motivo. Vá a outro banco: o do cantão ou a PostFinance. Leve a carta do seu patrão.</p>
<div class="callout-warning"><p>Não empreste a sua conta a ninguém. Se passar dinheiro de crime por ela, o problema é seu.</p></div>
<p>O banco nunca pede a senha. Se alguém pedir, desligue.</p>
`,
  body: `
<p>O salário suíço cai em conta, o aluguel sai de conta e as faturas chegam com um código para pagar pelo aplicativo. Por isso a conta é uma das primeiras tarefas depois do registro na comuna. A boa notícia: com a confirmação de registro na mão, o processo é curto.</p>
<h2>O que fazer primeiro, ainda no Brasil</h2>
<p>Abrir de longe uma conta comum em banco suíço quase nunca dá certo. Sem endereço aqui, o banco trata você como cliente do exterior, com mais exigências e tarifas mais altas. Use o tempo para outra coisa:</p>
<ul>
<li>pergunte ao empregador até que dia ele precisa do IBAN para pagar o primeiro salário;</li>
<li>leve um cartão que funcione fora do Brasil e dinheiro para as primeiras semanas, porque a caução e o primeiro aluguel costumam vir antes do primeiro salário;</li>
<li>vem estudar? A prova de meios do visto pode ser a confirmação de um banco admitido na Suíça: pergunte ao seu banco se ele está na lista da FINMA e à escola o que fazer se não estiver;</li>
<li>guarde em PDF o comprovante da origem das suas economias: venda do carro, rescisão, poupança;</li>
<li>decida a sua situação com a Receita Federal. O artigo sobre a <a href="/pt-BR/app/articles/saida-definitiva-do-brasil">saída definitiva</a> explica as etapas.</li>
</ul>
<h2>Tipos de instituição</h2>
<ul>
<li><strong>Banco cantonal</strong> (<span lang="de">Kantonalbank</span>, <span lang="fr">banque cantonale</span>, <span lang="it">banca dello Stato</span>): ligado ao cantão, com agências perto e costume de atender recém-chegados.</li>
<li><strong>PostFinance</strong>: o banco ligado ao correio, presente no país inteiro.</li>
<li><strong>Bancos de varejo e cooperativas</strong>, com rede própria e pacotes de conta e cartão.</li>
<li><strong>Bancos só de aplicativo</strong>: abertura rápida pelo celular e tarifas baixas, com menos produtos, como conta de caução de aluguel. Vários exigem a autorização já impressa.</li>
</ul>
<p>Confira se a instituição tem autorização da <a href="https://www.finma.ch/">FINMA</a> e se participa da garantia de depósitos. Carteira digital estrangeira com IBAN de outro país pode servir no começo, mas algumas empresas e imobiliárias preferem IBAN suíço, que começa com CH.</p>
<h2>O que levar</h2>
<ol>
<li>Passaporte válido.</li>
<li>Autorização de residência ou, enquanto ela não chega, a confirmação de registro na comuna. Nem todo banco aceita só a confirmação; pergunte antes.</li>
<li>Comprovante de endereço na Suíça.</li>
<li>Contrato de trabalho, carta da escola ou outra prova da origem do dinheiro.</li>
<li>CPF, porque o banco pergunta em quais países você tem obrigação fiscal. A Suíça troca informações de contas com outros países, então preencha a verdade. Quem também tem passaporte ou residência dos Estados Unidos ouve mais perguntas: diga logo no começo.</li>
</ol>
<h2>Quanto tempo leva</h2>
<p>No balcão, a conta pode ficar pronta no mesmo dia; o cartão, a senha e o acesso ao aplicativo chegam depois, em cartas separadas. Ponha o seu nome na caixa de correio antes, senão as cartas voltam. Se o salário vai cair antes disso, peça ao banco o IBAN por escrito e entregue-o ao setor de pessoal no mesmo dia.</p>
<h2>Como comparar os custos</h2>
<p>Preço de conta muda com frequência, e por isso não publicamos uma tabela aqui. Compare sempre estes itens na lista de tarifas (<span lang="de">Gebühren</span>) do próprio banco:</p>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">Por que importa</th></tr></thead>
<tbody>
<tr><td>Tarifa mensal e condição para isenção</td><td>Pode depender de saldo, idade ou de receber salário ali</td></tr>
<tr><td>Saque em caixa de outro banco</td><td>É onde o recém-chegado mais paga sem notar</td></tr>
<tr><td>Cartão de débito e de crédito</td><td>O crédito pode pedir depósito de garantia com autorização L ou B recente</td></tr>
<tr><td>Pagamento em moeda estrangeira</td><td>Há tarifa e diferença de câmbio</td></tr>
<tr><td>Envio para o Brasil</td><td>Some tarifa, câmbio e imposto cobrado no Brasil</td></tr>
<tr><td>Conta de caução de aluguel</td><td>Nem todo banco abre; alguns cobram</td></tr>
<tr><td>Encerramento e transferência de títulos</td><td>Custa só no fim, mas custa</td></tr>
</tbody>
</table>
<h2>O que muda de um cantão para outro</h2>
<p>As regras dos bancos são as mesmas no país inteiro; o que muda é o balcão. Cada cantão tem o seu banco cantonal, e ele atende na língua local. Em cidades bilíngues, como Biel/Bienne e Friburgo, você escolhe a língua do contrato. Quem mora no país vizinho e trabalha aqui com a autorização G também abre conta, mas deve perguntar pela tarifa de cliente do exterior.</p>
<h2>O banco recusou. E agora?</h2>
<ol>
<li>Peça o motivo. Muitas vezes falta só um papel: a autorização impressa, o contrato assinado, a prova da origem do dinheiro.</li>
<li>Tente o banco cantonal e a PostFinance, que por lei presta o serviço básico de pagamentos. Ela também pode recusar em casos definidos, então leve tudo.</li>
<li>Peça ao empregador uma carta que confirme o emprego e o salário.</li>
<li>Problema com um banco que já é o seu? Escreva ao serviço de reclamações dele e, depois, ao <a href="https://www.bankingombudsman.ch/">ombudsman dos bancos</a>, que atende de graça.</li>
</ol>
<h2>Palavras que vão aparecer</h2>
<h3>QR-fatura</h3>
<p>A <span lang="de">QR-Rechnung</span> é a fatura suíça com um código quadrado no rodapé. Abra o aplicativo do banco, leia o código, confira valor e data e confirme. Chega pelo correio, por e-mail ou direto no banco, como <span lang="en">eBill</span>.</p>
<h3>Ordem permanente e débito direto</h3>
<p>A ordem permanente (<span lang="de">Dauerauftrag</span>) repete um pagamento fixo, ideal para o aluguel. O débito direto (<span lang="de">Lastschrift</span>) deixa a empresa cobrar valores que variam, e você mantém o direito de contestar.</p>
<h3>TWINT</h3>
<p>É o aplicativo suíço de pagamento entre pessoas e em lojas, parecido no uso com o Pix. Ele se liga à sua conta e ao número de celular.</p>
<h2>Armadilhas para quem vem do Brasil</h2>
<ul>
<li>Banco não pede senha por telefone, e-mail ou mensagem.</li>
<li>Não aceite depositar caução antes de visitar o apartamento, nem por ordem de um proprietário que está no exterior.</li>
<li>Não empreste a sua conta para passar dinheiro de terceiros. Isso pode ser crime, mesmo quando parece um favor a um conhecido da comunidade.</li>
<li>Conta conjunta não é automática no casamento. Combinem quem paga o quê e peçam a conta em nome dos dois, se quiserem.</li>
<li>Quem manteve no Brasil uma conta comum de residente depois da saída definitiva pode tê-la bloqueada. Avise o banco de lá.</li>
<li>Parcelamento sem juros quase não existe. O cartão de crédito cobra juros desde a primeira fatura que não for paga inteira.</li>
</ul>
<p>Com a conta aberta, envie o IBAN ao empregador por um canal seguro e agende o aluguel para alguns dias antes do vencimento. Os depósitos contam com a proteção descrita em <a href="https://www.esisuisse.ch/">esisuisse.ch</a>. Para acompanhar a cotação de francos e reais, use a calculadora: {{ferramenta:cambio}}.</p>
`,
};
