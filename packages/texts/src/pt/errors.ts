import type { ErrorParams, ErrorSentences } from '../errors.types.ts';
import { megabytes, readersOwn } from '../writing/error-parts.ts';

const OUTSIDE_FLIGHTS =
  'Esta hora fica fora da viagem. Escolha uma hora entre a chegada e a partida.';

function saySeen({ why, seen }: ErrorParams['not-this-machine']): string {
  if (why === 'address') return `Este pedido veio de ${seen}.`;
  return why === 'proxy'
    ? `Este pedido passou por um proxy (${seen}).`
    : 'Este pedido usa outro nome.';
}

export const pt: ErrorSentences = {
  malformed: 'O pedido está mal formado.',
  'signed-out': 'Entre na sua conta para continuar.',
  forbidden: 'Não tem permissão para fazer isso.',
  'invite-required': 'Escreva o seu código de convite para continuar.',
  'not-found': 'Não encontramos isso.',
  'changed-meanwhile': 'Algo mudou nesse meio-tempo. Recarregue e faça a alteração de novo.',
  'trips-full': 'Chegou ao número máximo de viagens. Elimine uma das que tem para adicionar outra.',
  'too-large': 'É grande demais.',
  'unsupported-type': 'Não conseguimos ler este tipo de conteúdo.',
  'rule-violated': 'Não é possível.',
  'rate-limited': 'Demasiados pedidos. Espere um momento e tente de novo.',
  'upstream-unavailable': 'Um serviço de que dependemos não responde. Tente de novo mais tarde.',
  maintenance: 'Estamos em manutenção. Pode ver tudo, mas de momento não pode alterar nada.',
  busy: 'Há muita procura neste momento. Tente de novo dentro de alguns segundos.',
  internal:
    'Algo falhou do nosso lado. Tente de novo. Se nos contar o problema, inclua o número do pedido.',

  'invalid-fields': 'Verifique o que escreveu e tente de novo.',
  'not-json': 'O corpo do pedido não é JSON válido.',
  'neither-json-nor-form':
    'Envie o corpo como JSON e os ficheiros como formulário (multipart/form-data).',
  'no-such-procedure': 'Essa função não existe.',
  'not-in-demo': ({ procedure }) => `A demo não tem ${procedure}.`,
  'wrong-method': 'Essa função não aceita este método.',
  'answer-is-file': 'A resposta é um ficheiro. Peça-o por REST, em /api.',
  'batch-too-long': ({ limit }) => `Pode agrupar no máximo ${limit} chamadas.`,
  'value-too-large': 'O pedido tem um número ou um texto grande demais.',
  'value-not-kept': 'O pedido tem um carácter ou um número que não é possível guardar.',
  'value-unreadable': 'Há um valor que não conseguimos ler.',
  'body-empty': 'O corpo do pedido está vazio.',
  'body-without-object': 'O corpo do pedido está vazio. Envie um objeto JSON.',
  'body-not-object': 'Envie um objeto JSON no corpo do pedido.',
  'nested-too-deep': ({ limit }) => `O pedido tem mais de ${limit} níveis encaixados.`,
  'answer-too-large': 'É demais para uma só resposta. Peça menos de cada vez.',
  'several-hosts': 'O pedido indica mais do que um host.',
  unintelligible: 'Não foi possível entender o pedido.',
  'no-such-address': 'Não há nada neste endereço.',
  cancelled: 'O pedido foi cancelado.',
  'planning-cancelled': 'O plano foi cancelado.',
  'reading-cancelled': 'A leitura foi cancelada.',
  'file-reading-cancelled': 'A leitura do ficheiro foi cancelada.',

  'other-site': 'Este pedido veio de outro site, por isso foi recusado.',
  'not-this-machine': (seen) =>
    `Só é possível entrar assim no computador onde o OOO funciona. ${saySeen(seen)} Abra ${seen.publicUrl}.`,
  'signs-in-another-way':
    'A conta com este endereço de e-mail entra de outra forma. Use essa, por favor.',
  'age-unconfirmed': ({ age }) => `Confirme primeiro que tem pelo menos ${age} anos.`,
  'session-required': 'Com um token de acesso não é possível. Entre pelo navegador.',
  'token-read-only': 'Este token de acesso é só de leitura.',
  'token-limit': ({ limit }) => `Tem ${limit} tokens de acesso. Revogue um que já não use.`,
  'too-many-requests': 'Demasiados pedidos. Espere um momento e tente de novo.',
  'too-much-at-once': 'Foi muita coisa ao mesmo tempo. Espere um momento e tente de novo.',
  'waited-too-long': 'Há muita procura neste momento. Tente de novo dentro de alguns segundos.',
  'several-in-progress': 'Já tem vários em curso. Espere que acabem e tente de novo.',
  'invite-unknown': 'Este código de convite não existe. Verifique se está bem escrito.',
  'invite-disabled': 'Este código de convite já não está em uso.',
  'invite-used-up': 'Este código de convite já não pode ser usado mais vezes.',
  'invite-of-another': 'Só pode usar um código de convite com o seu próprio endereço de e-mail.',
  'invite-code-taken': ({ code }) => `O código ${code} já existe.`,
  'no-such-invite-code': ({ code }) => `Não encontramos o código ${code}.`,
  'invite-code-used-more':
    'O código já foi usado mais vezes do que isso. Desative-o para que mais ninguém o use.',

  database: 'A base de dados não responde.',
  'disk-full': 'O disco da pasta de dados está cheio.',
  'not-started': 'Uma parte do servidor não arranca.',
  stopping: 'O servidor está a parar.',
  restarting: 'O servidor está a reiniciar. Tente de novo dentro de alguns segundos.',
  'no-room-for-files':
    'De momento não há espaço para ficheiros no servidor. Tente de novo mais tarde.',
  'takes-no-files': 'De momento o servidor não pode receber ficheiros. Tente de novo mais tarde.',

  'trip-limit': ({ limit }) =>
    `Pode ter no máximo ${limit} viagens. Elimine uma das que tem para adicionar outra.`,
  'no-such-trip': 'Não encontramos esta viagem entre as suas.',
  'no-such-airport': ({ code }) =>
    `Nenhum aeroporto tem o código ${code}. Procure o aeroporto pela cidade.`,
  'unknown-destination': 'Ainda não conhecemos este destino.',
  'no-weather': 'Não há dados do tempo.',
  'packed-limit': ({ limit }) => `Uma viagem pode ter no máximo ${limit} coisas na mala.`,
  'own-item-limit': ({ limit }) =>
    `Pode adicionar no máximo ${limit} coisas suas a uma viagem. Remova uma para adicionar outra.`,
  'day-end': 'O dia tem de acabar depois de começar.',

  'no-such-place': 'Não encontramos este lugar entre os seus.',
  'place-not-in-trip': 'Este lugar não está nesta viagem.',
  'places-not-in-trip': 'Um destes lugares não está nesta viagem.',
  'poi-limit': ({ limit }) =>
    `Uma viagem pode ter no máximo ${limit} lugares. Remova um para guardar outro.`,
  'poi-limit-for-chosen': ({ limit, room, chosen }) =>
    `Uma viagem pode ter no máximo ${limit} lugares. Nesta há espaço para mais ${room}, e foram escolhidos ${chosen}.`,
  'plan-place-limit': ({ limit, count }) =>
    `Conseguimos organizar viagens até ${limit} lugares, e esta tem ${count}. Remova alguns.`,
  'plan-too-much':
    'Esta viagem é grande demais para organizar de uma vez. Dê uma hora a alguns lugares ou simplifique os horários.',
  'moved-meanwhile': ({ name }) =>
    `${name} mudou de hora nesse meio-tempo. Veja onde está agora e mova de novo.`,
  'outside-trip': OUTSIDE_FLIGHTS,
  'before-arrival': OUTSIDE_FLIGHTS,
  'after-departure': OUTSIDE_FLIGHTS,

  'form-needed': ({ field }) =>
    `Envie o ficheiro como formulário (multipart/form-data), no campo ${field}.`,
  'form-unreadable': 'Não foi possível ler o formulário. Envie-o de novo.',
  'file-stalled': 'O ficheiro parou antes de chegar completo. Envie-o de novo.',
  'file-too-large': ({ limitBytes }) =>
    `O ficheiro tem mais de ${megabytes(limitBytes)} MB. Envie só o bilhete ou cole o texto.`,
  'files-too-large': ({ limitBytes }) =>
    `Juntos, os ficheiros têm mais de ${megabytes(limitBytes)} MB. Envie menos de cada vez.`,
  'own-uploads': 'Já há vários ficheiros seus a caminho. Espere que um acabe e tente de novo.',
  'many-uploads':
    'Há muitos ficheiros a caminho neste momento. Tente de novo dentro de alguns segundos.',
  'many-downloads': 'Há downloads demais neste momento. Tente de novo dentro de alguns segundos.',
  'no-such-document': 'Não encontramos este documento entre os seus.',
  'no-document-key':
    'Os documentos guardados não estão disponíveis: esta instalação não tem uma chave válida para os abrir.',
  'document-of-other-key':
    'Este documento foi cifrado com outra chave, que esta instalação já não tem.',
  'document-damaged': 'Este documento está danificado e não pode ser aberto.',
  'document-empty': 'Este ficheiro está vazio. Faça o download outra vez e tente de novo.',
  'document-too-large': ({ limitBytes }) =>
    `Um documento pode ter no máximo ${megabytes(limitBytes)} MB.`,
  'document-type':
    'Só é possível guardar ficheiros que conseguimos ler como bilhetes, como PDF e imagens.',
  'document-limit': ({ limit }) =>
    `Uma viagem pode ter no máximo ${limit} documentos. Elimine um para guardar outro.`,
  'document-space': ({ limitBytes }) =>
    `Os seus documentos podem ocupar no máximo ${megabytes(limitBytes)} MB no total. Elimine um para guardar outro.`,
  'place-file-unknown-format':
    'Não conseguimos ler lugares neste ficheiro. Escolha uma lista ou os lugares guardados do Google Takeout, ou um ficheiro KML, KMZ, GPX, GeoJSON ou CSV.',
  'place-file-broken':
    'Este ficheiro está danificado ou incompleto. Exporte-o de novo e tente com o novo.',
  'place-file-doctype':
    'Este ficheiro tem definições próprias (DOCTYPE), que não lemos por segurança.',
  'place-file-unknown-encoding':
    'Não sabemos com que codificação este ficheiro foi escrito. Indique qual é ou guarde-o como UTF-8.',
  'place-file-no-columns':
    'Não conseguimos distinguir as colunas desta tabela. Dê-lhes nome na primeira linha: nome, latitude, longitude.',
  'place-file-too-large': ({ limitBytes }) =>
    `O ficheiro tem mais de ${megabytes(limitBytes)} MB. Exporte menos lugares de cada vez.`,
  'place-file-too-large-unpacked': ({ limitBytes }) =>
    `Descomprimido, este ficheiro tem mais de ${megabytes(limitBytes)} MB. Exporte menos lugares de cada vez.`,
  'place-file-too-much': 'Este ficheiro demora demais a ler. Exporte menos lugares de cada vez.',

  ...readersOwn,
};
