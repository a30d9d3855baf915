/** What a document is called when it fails: each kind has sentences of its own. */
export type DocumentKind = 'pdf' | 'image' | 'document' | 'text';

/** By the ending and the browser's guess; the server looks at the content. */
export function documentKindOf(file: Pick<File, 'name' | 'type'>): DocumentKind {
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return 'pdf';
  if (
    file.type.startsWith('image/') ||
    /\.(png|jpe?g|webp|hei[cf]|gif|bmp|tiff?)$/i.test(file.name)
  ) {
    return 'image';
  }
  return 'document';
}
