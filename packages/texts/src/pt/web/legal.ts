import type { legal as en } from '../../en/web/legal.ts';
import type { Translation } from '../../translation.ts';

export const legal: Translation<typeof en> = {
  team: 'as pessoas que gerem este OOO',
  privacy: {
    title: 'Política de privacidade',
    effective: 'Em vigor desde 5 de junho de 2025',
    collected: {
      title: 'O que recolhemos',
      text: 'Dados da conta: o seu nome, endereço de e-mail e fotografia de perfil, tal como os dá o seu serviço de entrada. Dados das viagens: destinos, datas, voos, lugares guardados e tudo o que enviar, incluindo bilhetes em PDF. Dados de utilização: quantas chamadas a sua conta faz por dia, onde e desde quando tem sessões abertas, e um registo das entradas e das ações sobre códigos de convite, tokens e configurações. Se nos enviar comentários, também os guardamos.',
    },
    documents: {
      title: 'Documentos que envia',
      text: 'Lemos um bilhete para preencher a sua viagem e depois não ficamos com ele. Se o escolher antes de entrar na conta, fica no seu navegador e só nos chega quando entrar. Só o guardamos se decidir conservá-lo com uma viagem: nesse caso, fica cifrado, mais ninguém o pode abrir e é eliminado com a viagem. Se a nossa leitura deixar falhas e este OOO usar um assistente (Anthropic), enviamos à Anthropic o texto e as imagens desse bilhete para as preencher.',
    },
    assistant: {
      title: 'O assistente',
      text: 'Se este OOO usar um assistente (Anthropic), também lhe perguntamos pela lista da mala. Enviamos à Anthropic apenas aquilo de que a lista depende: a cidade, os meses e o número de dias, o clima, a ocasião, as malas, a opção de género, as idades das crianças, as atividades e a lista feita pelas nossas próprias regras. Não enviamos o seu nome, o seu e-mail nem nada que tenha escrito. O mesmo vale para o resumo de um destino, para o qual enviamos apenas a cidade, os meses e o que os nossos próprios dados dizem dela. Para as sugestões sobre lugares recomendados, enviamos a cidade, os meses e o número de dias, a época, a ocasião, quantos lugares de cada tipo guardou, e o nome, o tipo e a descrição dos lugares recomendados.',
    },
    sharing: {
      title: 'Quem mais participa',
      text: 'Não vendemos os seus dados. Um serviço de entrada externo diz-nos quem está a entrar. Um fornecedor de alojamento e de base de dados guarda os dados. Os serviços opcionais do tempo e de leitura de documentos recebem apenas o necessário para responder a uma só pergunta. Enquanto não entrar na conta, a viagem de demonstração a Seul fica no seu navegador; depois de entrar, é uma viagem da sua conta como qualquer outra.',
    },
    picture: {
      title: 'A sua fotografia de perfil',
      text: 'Se o seu serviço de entrada nos der o endereço de uma fotografia de perfil, o nosso servidor vai buscá-la quando é mostrada pela primeira vez, e de novo passada uma semana. Guardamos uma cópia pequena até a sua conta ser eliminada ou o serviço indicar outra. O seu navegador recebe-a apenas de nós. Aparece na sua conta, e também a veem as pessoas que gerem este OOO.',
    },
    map: {
      title: 'O mapa',
      text: 'O seu navegador carrega o mapa de {{host}}, um quadrado pequeno após outro. {{host}} fica a conhecer o seu endereço IP, o navegador que usa, o endereço deste OOO e a parte do mapa que está a ver. Não recebe nenhum cookie, nem nada da sua conta ou das suas viagens. A menos que siga um link, o seu navegador não pede nada a mais ninguém além de nós.',
      drawn:
        'O mapa é desenhado com dados que vêm com o OOO. O seu navegador não o carrega de mais ninguém.',
    },
    weather: {
      title: 'O tempo',
      text: 'Para a previsão, o nosso servidor pergunta a um serviço meteorológico pelo seu destino: o Open-Meteo, a não ser que as pessoas que gerem este OOO tenham escolhido outro. Recebe as coordenadas da cidade, o fuso horário e as datas dos próximos 16 dias, mas não quem é nem quando viaja. Para algumas cidades, também se lhe pede o tempo dos últimos dez anos.',
    },
    places: {
      title: 'Pesquisa de lugares',
      text: 'Quando faz uma pesquisa ou abre uma categoria de lugares, o nosso servidor pede mais lugares a {{sources}}. Essa fonte recebe as palavras da pesquisa, o seu idioma e a cidade ou a categoria, mas não quem é. Enquanto escreve, nada é enviado.',
    },
    routes: {
      title: 'Tempos de trajeto',
      text: 'Quando pede um plano ou uma boa hora, o nosso servidor pergunta a um servidor de trajetos, escolhido pelas pessoas que gerem este OOO, quanto se demora de um lugar a outro. Recebe as coordenadas dos lugares, hotéis e aeroporto da viagem, mas não quem é nem o que lá fica. Guardamos as respostas durante 30 dias, sem ligação à sua conta nem à sua viagem.',
    },
    deletion: {
      title: 'Eliminação',
      text: 'Na página da conta pode obter uma cópia de todos os seus dados e eliminar a sua conta com todas as viagens, de imediato e para sempre. Em alternativa, escreva para {{team}} a partir do e-mail da sua conta, e a eliminação será feita por nós. Pode eliminar uma só viagem a qualquer momento.',
    },
    age: {
      title: 'Idade',
      text: 'É preciso ter 13 anos ou mais para usar o OOO. Perguntamos uma vez, na primeira entrada, e registamos quando respondeu. Enquanto não confirmar a idade, só pode mudar o idioma e as unidades, sair da conta ou eliminá-la. Se não a confirmar no prazo de {{days}} dias a contar da primeira entrada, eliminamos a conta.',
    },
  },
  terms: {
    title: 'Termos do serviço',
    effective: 'Em vigor desde 5 de junho de 2025',
    content: {
      title: 'O seu conteúdo',
      text: 'O que escrever ou enviar continua a ser seu. Dá-nos uma licença limitada para o guardar e tratar, apenas na medida necessária para lhe mostrar as suas viagens.',
    },
    beta: {
      title: 'Beta',
      text: 'O OOO está em fase beta, e o acesso faz-se por código de convite. As funções podem mudar, parar ou desaparecer. Confirme voos, horários e regras de entrada na fonte oficial antes de contar com eles.',
    },
    conduct: {
      title: 'Uso indevido',
      text: 'Quem atacar o serviço ou as pessoas que o usam, ou o usar para violar a lei, pode perder a conta.',
    },
    warranty: {
      title: 'Sem garantias',
      text: 'Oferecemos o serviço tal como está. Não prometemos que não tenha erros nem que esteja sempre disponível.',
    },
    liability: {
      title: 'Responsabilidade limitada',
      text: 'Até onde a lei o permite, não respondemos pelo que resultar do uso do OOO, incluindo a perda de um voo.',
    },
    age: {
      title: 'Idade',
      text: 'É preciso ter 13 anos ou mais para ter uma conta.',
    },
    contact: {
      title: 'Contacto',
      text: 'Se tiver perguntas sobre estes termos, escreva para {{team}}.',
    },
  },
};
