/** Cities whose name takes an article; most have none. */
const ARTICLES: ReadonlyMap<string, 'o' | 'a'> = new Map([
  ['Cairo', 'o'],
  ['Funchal', 'o'],
  ['Lobito', 'o'],
  ['Mindelo', 'o'],
  ['Porto', 'o'],
  ['Recife', 'o'],
  ['Rio de Janeiro', 'o'],
  ['Cidade do Cabo', 'a'],
  ['Cidade do México', 'a'],
  ['Cidade do Panamá', 'a'],
  ['Horta', 'a'],
  ['Praia', 'a'],
]);

/** `em Lisboa`, `no Porto`. */
export function inCity(name: string): string {
  const article = ARTICLES.get(name);
  return article === undefined ? `em ${name}` : `n${article} ${name}`;
}

/** `de Lisboa`, `do Porto`. */
export function ofCity(name: string): string {
  const article = ARTICLES.get(name);
  return article === undefined ? `de ${name}` : `d${article} ${name}`;
}
