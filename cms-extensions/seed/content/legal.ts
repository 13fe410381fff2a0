import type { SeedLegalDocument } from "../content-types.ts";

const termsOfService: SeedLegalDocument = {
  slug: "terms-of-service",
  version: "1.0",
  title: "Termos de uso",
  effectiveDaysAgo: 90,
  changeSummary: "Primeira versão publicada.",
  body: `<p>Estes termos regulam o uso do Portal Suíça. Ao criar uma conta, você confirma que leu e aceita esta versão. Escrevemos em linguagem simples; se algo não estiver claro, pergunte ao suporte antes de aceitar.</p>
<h2>1. Quem somos e o que oferecemos</h2>
<p>O Portal Suíça é um portal para membros, em português do Brasil, dirigido a quem mora ou pretende morar na Suíça. Ele é mantido e vendido por {{operadora}}, chamada aqui de “operadora” ou “nós”. Os mesmos dados estão na página <a href="/pt-BR/imprint">Impressum</a>.</p>
<p>Oferecemos informações para a vida na Suíça. O que está aberto e o que cada plano inclui aparece na página de assinatura; o que ali está marcado “em breve” ainda não existe e não faz parte do que você compra.</p>
<h2>2. Informação, e não aconselhamento</h2>
<p>O conteúdo é informativo. Indicamos a fonte e o ano dos números e corrigimos erros quando os encontramos, mas regras e valores mudam. O portal não presta consultoria jurídica, fiscal, médica, migratória ou financeira, não representa autoridades suíças ou brasileiras e não garante emprego, moradia, autorização ou benefício.</p>
<p>Antes de uma decisão importante, confirme a informação no órgão responsável ou com um profissional habilitado. Os resultados das calculadoras são estimativas.</p>
<h2>3. Sua conta</h2>
<ul>
<li>Você precisa ter 18 anos ou mais e informar dados verdadeiros.</li>
<li>A conta é pessoal. Não a empreste nem a venda.</li>
<li>Mantenha a senha em segredo e avise o suporte se suspeitar de acesso por outra pessoa.</li>
<li>Podemos pedir a confirmação do seu e-mail antes de liberar partes do portal.</li>
</ul>
<h2>4. Planos e preços</h2>
<p>Existe um plano gratuito e planos pagos. O preço, a moeda, o período e os impostos incluídos são mostrados antes da confirmação. A assinatura paga é renovada automaticamente ao fim de cada período, mensal ou anual, até que você a cancele.</p>
<p>Se o preço mudar, avisamos por e-mail com antecedência razoável. O novo preço só vale a partir da renovação seguinte, e você pode cancelar antes dela. Os pagamentos são processados por um provedor especializado; não guardamos o número completo do seu cartão.</p>
<h2>5. Pagamento que falha</h2>
<p>Se uma cobrança não for concluída, você mantém o acesso por sete dias e recebe avisos por e-mail. Sem pagamento nesse prazo, a conta volta ao plano gratuito. Seus dados, favoritos e progresso não são apagados.</p>
<h2>6. Cancelamento e reembolso</h2>
<ul>
<li>Você pode cancelar a assinatura <strong>a qualquer momento</strong>, sem dar motivo.</li>
<li>O acesso pago continua <strong>até o fim do período já pago</strong>. Até essa data, você pode desfazer o cancelamento.</li>
<li>Não há reembolso proporcional do período em curso, salvo cobrança indevida, falha grave do serviço por nossa responsabilidade ou quando a lei aplicável exigir.</li>
<li>Se você contratar no Brasil como consumidor, pode exercer o direito de arrependimento em sete dias, previsto no Código de Defesa do Consumidor, com devolução do valor pago.</li>
<li>Reembolsos são feitos pelo mesmo meio do pagamento, sempre que possível.</li>
</ul>
<h2>7. Acesso por associação no YouTube</h2>
<p>Quem apoia o canal do portal no YouTube pode pedir o acesso correspondente. A confirmação é feita por nós e tem validade limitada. O acesso termina quando a associação termina ou deixa de ser confirmada.</p>
<h2>8. O que você publica</h2>
<p>O conteúdo que você publica continua sendo seu. Você nos concede uma licença gratuita e não exclusiva para guardar, exibir e adaptar o formato desse conteúdo dentro do portal, enquanto ele estiver publicado. Publique apenas o que tem direito de publicar e respeite a privacidade de outras pessoas.</p>
<p>Respostas de outros membros são opiniões pessoais. Confira-as antes de agir.</p>
<h2>9. Regras de convivência</h2>
<p>Não é permitido:</p>
<ul>
<li>ofender, ameaçar, perseguir ou discriminar;</li>
<li>enganar, aplicar golpes, cobrar por vagas, vistos ou autorizações;</li>
<li>divulgar dados pessoais de terceiros, documentos ou conversas privadas sem autorização;</li>
<li>fazer propaganda sem permissão, enviar mensagens em massa ou manipular votos;</li>
<li>orientar ou incentivar condutas ilegais, como trabalhar sem autorização;</li>
<li>copiar o conteúdo de forma sistemática, contornar limites de acesso ou prejudicar a segurança e o funcionamento do portal.</li>
</ul>
<h2>10. Moderação</h2>
<p>Podemos ocultar ou remover conteúdo, limitar funções e suspender contas que violem estes termos. A medida é proporcional, e você é informado do motivo e de como pedir a revisão, salvo quando a lei ou a segurança de outra pessoa impedir. Em caso de violação grave, podemos encerrar a conta imediatamente.</p>
<h2>11. Direitos sobre o portal</h2>
<p>Textos, vídeos, cursos, ilustrações, marca e software do portal pertencem à operadora ou aos respectivos autores. Você pode usá-los para fins pessoais e compartilhar links. Outras formas de uso dependem de autorização. Dados públicos citados continuam sujeitos às condições de suas fontes.</p>
<h2>12. Links e ofertas de terceiros</h2>
<p>Indicamos páginas e ofertas de terceiros para sua conveniência. Cada fornecedor responde pelo próprio serviço. Se houver remuneração por uma indicação, ela é identificada como tal e não altera a ordem dos resultados.</p>
<h2>13. Disponibilidade e responsabilidade</h2>
<p>Trabalhamos para manter o portal disponível e seguro, mas pode haver interrupções para manutenção ou por causas alheias a nós. Respondemos sem limite por dolo e culpa grave, e nos demais casos em que a lei não admite limitação. Fora disso, nossa responsabilidade por danos causados por culpa leve fica excluída, na medida permitida pela lei.</p>
<h2>14. Encerramento da conta</h2>
<p>Você pode encerrar a conta quando quiser. Encerrar a conta também encerra a renovação da assinatura. O destino dos seus dados está descrito no texto de privacidade. Podemos encerrar o portal ou um plano com aviso prévio razoável; nesse caso, devolvemos o valor correspondente ao período pago e não utilizado.</p>
<h2>15. Mudanças nestes termos</h2>
<p>Cada versão tem número e data de vigência. Mudanças relevantes são avisadas por e-mail ou no portal antes de entrarem em vigor, com um resumo do que mudou. Se você não concordar, pode cancelar e encerrar a conta antes dessa data.</p>
<h2>16. Lei aplicável e foro</h2>
<p>Aplica-se a lei suíça, com exclusão das normas de conflito de leis. O foro é o da sede da operadora. Continuam garantidos os direitos e os foros que a lei assegura de forma obrigatória aos consumidores no país onde moram.</p>
<h2>17. Contato</h2>
<p>Fale conosco pela página de suporte ou pelo contato do <a href="/pt-BR/imprint">Impressum</a>. Se uma parte destes termos for inválida, as demais continuam valendo.</p>`,
};

const privacy: SeedLegalDocument = {
  slug: "privacy",
  version: "1.0",
  title: "Privacidade",
  effectiveDaysAgo: 90,
  changeSummary: "Primeira versão publicada.",
  body: `<p>Este texto explica que dados pessoais tratamos, por que, por quanto tempo e o que você pode decidir. Ele segue a lei federal suíça de proteção de dados (<span lang="de">Datenschutzgesetz</span>, nFADP) e, quando aplicáveis, a Lei Geral de Proteção de Dados do Brasil (LGPD) e o regulamento europeu (RGPD).</p>
<h2>1. Quem é responsável</h2>
<p>A responsável pelo tratamento, controladora nos termos da LGPD, é {{operadora}}. Os mesmos dados estão na página <a href="/pt-BR/imprint">Impressum</a>. Pedidos sobre dados pessoais podem ser feitos pela página de suporte, com o assunto “Privacidade”.</p>
<h2>2. Princípios</h2>
<ul>
<li>Pedimos só o necessário para cada função.</li>
<li>As opções mais reservadas vêm marcadas de início.</li>
<li>Não vendemos dados pessoais nem os usamos para publicidade de terceiros.</li>
<li>Respostas delicadas, como autorização de residência, salário, passaporte e saúde, não são enviadas a ferramentas de estatística.</li>
</ul>
<h2>3. Que dados tratamos</h2>
<table>
<caption>Dados, finalidade e base</caption>
<thead><tr><th scope="col">Dados</th><th scope="col">Para quê</th><th scope="col">Base</th></tr></thead>
<tbody>
<tr><th scope="row">Nome, e-mail e senha (guardada apenas de forma irreversível)</th><td>Criar e proteger a conta</td><td>Contrato</td></tr>
<tr><th scope="row">Perfil, cantão e respostas sobre sua situação</th><td>Mostrar conteúdo adequado; você escolhe quem vê cada campo do perfil</td><td>Contrato; consentimento para dados sensíveis</td></tr>
<tr><th scope="row">Favoritos, progresso, comentários, tópicos e mensagens</th><td>Prestar as funções que você usa</td><td>Contrato</td></tr>
<tr><th scope="row">Plano, pagamentos e recibos</th><td>Cobrar, dar acesso e cumprir obrigações contábeis</td><td>Contrato; obrigação legal</td></tr>
<tr><th scope="row">Endereço de rede, navegador e registros técnicos</th><td>Segurança, limite de abusos e correção de falhas</td><td>Interesse legítimo</td></tr>
<tr><th scope="row">Estatísticas de uso</th><td>Melhorar o portal</td><td>Consentimento</td></tr>
<tr><th scope="row">Mensagens ao suporte</th><td>Responder a você</td><td>Contrato; interesse legítimo</td></tr>
</tbody>
</table>
<h2>4. Cookies e armazenamento no navegador</h2>
<p>Usamos os cookies necessários para manter a sua sessão, por no máximo sete dias sem renovação, e para lembrar o idioma, por 365 dias. Preferências de aparência e rascunhos podem ficar guardados no seu navegador. Não há cookies de publicidade.</p>
<p>Estatísticas que identifiquem você só começam depois do seu consentimento. Recusar é tão fácil quanto aceitar, e você pode mudar de ideia a qualquer momento. Vídeos de outras plataformas só são carregados quando você decide assisti-los; a partir daí, valem também as regras da plataforma.</p>
<h2>5. Com quem compartilhamos</h2>
<ul>
<li><strong>Outros membros:</strong> o que você publica e os campos do perfil que escolheu mostrar.</li>
<li><strong>Prestadores de serviço:</strong> hospedagem e envio de e-mail; pagamento (Stripe, na Irlanda e nos Estados Unidos), se você assinar; estatística (PostHog), só com o seu consentimento. Eles seguem nossas instruções e contratos de proteção de dados.</li>
<li><strong>Lista de senhas vazadas:</strong> ao escolher uma senha, podemos consultar uma lista pública com cinco caracteres de um resumo dela. A senha e a sua identidade não saem do portal.</li>
<li><strong>Autoridades:</strong> quando a lei obriga.</li>
</ul>
<p>Conversas privadas não são lidas por nós, salvo quando uma pessoa da conversa faz uma denúncia, e apenas nas mensagens necessárias para avaliá-la.</p>
<h2>6. Onde os dados ficam</h2>
<p>Os dados principais do portal ficam nos servidores da operadora. Se um prestador tratar dados em outro país, exigimos um nível adequado de proteção, reconhecido pelas autoridades ou garantido por cláusulas contratuais padrão. A lista atual de prestadores e países, inclusive o da hospedagem, pode ser pedida ao suporte.</p>
<h2>7. Por quanto tempo guardamos</h2>
<table>
<caption>Prazos de conservação</caption>
<thead><tr><th scope="col">Dados</th><th scope="col">Prazo</th></tr></thead>
<tbody>
<tr><th scope="row">Conta e perfil</th><td>Enquanto a conta existir</td></tr>
<tr><th scope="row">Conta não confirmada e cadastro incompleto</th><td>30 dias</td></tr>
<tr><th scope="row">Conta sem uso</th><td>24 meses, com dois avisos antes da exclusão</td></tr>
<tr><th scope="row">Rascunhos</th><td>180 dias</td></tr>
<tr><th scope="row">Endereços de rede</th><td>30 dias</td></tr>
<tr><th scope="row">Registros de segurança e lista de e-mails enviados</th><td>90 dias</td></tr>
<tr><th scope="row">Links e códigos enviados por e-mail</th><td>30 dias depois de vencer</td></tr>
<tr><th scope="row">Cópia dos seus dados, quando você pede uma</th><td>7 dias</td></tr>
<tr><th scope="row">Recibos e documentos contábeis, com o provedor de pagamento</th><td>10 anos (art. 958f do Código das Obrigações suíço)</td></tr>
<tr><th scope="row">Registro de que uma conta foi excluída, sem nome nem endereço</th><td>10 anos</td></tr>
</tbody>
</table>
<p>Na página “Seus dados” do seu perfil, cada tipo de dado aparece com a finalidade e o prazo. Cópias de segurança são apagadas em ciclos regulares; até lá, uma conta excluída ainda existe nelas. Guardamos dados por mais tempo apenas quando há obrigação legal ou um processo em curso.</p>
<h2>8. Segurança</h2>
<p>Usamos conexão cifrada, senhas guardadas de forma irreversível, respostas do cadastro guardadas cifradas, acesso interno restrito, limites contra tentativas repetidas e cópias de segurança. Nenhum sistema é livre de risco: se um incidente puder afetar você de forma relevante, avisaremos você e as autoridades competentes, como a lei determina.</p>
<h2>9. Seus direitos</h2>
<p>Você pode, sem custo:</p>
<ul>
<li>saber se tratamos seus dados e receber uma cópia, inclusive em formato que possa ser levado a outro serviço;</li>
<li>corrigir dados incompletos ou errados;</li>
<li>apagar a conta, escolhendo entre anonimizar ou remover o que publicou;</li>
<li>retirar um consentimento, sem efeito sobre o que já foi feito;</li>
<li>opor-se a um tratamento ou pedir a sua limitação;</li>
<li>saber com quem os dados foram compartilhados.</li>
</ul>
<p>Para exercer um direito, use as opções da sua conta ou escreva ao suporte. Podemos pedir uma confirmação de identidade. A exclusão pode ser desfeita por você em até 14 dias; depois disso, é definitiva, exceto pelos dados que a lei obriga a guardar.</p>
<h2>10. Decisões automatizadas</h2>
<p>Não tomamos decisões com efeito jurídico sobre você apenas por meios automáticos. Filtros contra abuso podem reter uma publicação até a revisão por uma pessoa.</p>
<h2>11. Crianças e adolescentes</h2>
<p>O portal é destinado a pessoas com 18 anos ou mais. Evite publicar nomes, fotos ou a escola de crianças. Se soubermos de uma conta de menor de idade, ela será encerrada.</p>
<h2>12. E-mails</h2>
<p>Mensagens necessárias ao serviço, como segurança e cobrança, fazem parte do contrato. Resumos e novidades dependem da sua escolha e trazem um link para sair da lista, que funciona sem login.</p>
<h2>13. Reclamações</h2>
<p>Se a nossa resposta não resolver, você pode procurar o Encarregado Federal da Proteção de Dados e da Transparência na Suíça (<a href="https://www.edoeb.admin.ch/">EDÖB</a>), a Autoridade Nacional de Proteção de Dados no Brasil (<a href="https://www.gov.br/anpd/">ANPD</a>) ou a autoridade do país europeu onde você mora.</p>
<h2>14. Mudanças neste texto</h2>
<p>Cada versão tem número e data de vigência. Mudanças relevantes são avisadas antes de valerem, com um resumo. Quando uma mudança exigir consentimento, perguntaremos de novo.</p>`,
};

export const legalDocuments: SeedLegalDocument[] = [termsOfService, privacy];
