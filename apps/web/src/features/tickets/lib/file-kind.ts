export type FileKind = 'pdf' | 'image' | 'document';

/** Where a kind of file is read, and the multipart field that it goes in. */
export const FILE_ROUTES: Record<FileKind, { readonly path: string; readonly field: string }> = {
  pdf: { path: '/api/parse-pdf', field: 'pdf' },
  image: { path: '/api/parse-image', field: 'image' },
  document: { path: '/api/parse-document', field: 'document' },
};

/** The server reads no larger file. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** By the ending and the browser's guess; the server looks at the content. */
export function fileKindOf(file: Pick<File, 'name' | 'type'>): FileKind {
  if (file.type === 'application/pdf' || /\.pdf$/i.test(file.name)) return 'pdf';
  if (file.type.startsWith('image/') || /\.(png|jpe?g|webp|heic|gif|bmp|tiff?)$/i.test(file.name)) {
    return 'image';
  }
  return 'document';
}
