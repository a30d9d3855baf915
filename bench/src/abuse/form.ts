const BOUNDARY = 'a-form-of-the-bench';

/** A file in the field of a form, as a body with its type. */
export function toForm(
  field: string,
  name: string,
  bytes: Uint8Array,
): { type: string; body: Uint8Array } {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: new Uint8Array(
      Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    ),
  };
}
