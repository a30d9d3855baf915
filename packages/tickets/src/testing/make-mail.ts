export interface MailPart {
  readonly type: string;
  readonly content: string | Uint8Array;
  readonly name?: string;
}

const BOUNDARY_PREFIX = 'part-of-a-test-mail';
let boundaries = 0;

/** A mail in MIME with its parts in base64, of a sender who does not exist. */
export function makeMail(
  parts: readonly MailPart[],
  headers: Readonly<Record<string, string>> = {},
): string {
  boundaries += 1;
  const boundary = `${BOUNDARY_PREFIX}-${boundaries}`;
  const all = {
    From: 'Example Air <tickets@air.example>',
    To: 'Mina Kim <mina@home.example>',
    Subject: 'Your trip',
    Date: 'Tue, 14 Sep 2027 23:30:00 -0700',
    'MIME-Version': '1.0',
    'Content-Type': `multipart/mixed; boundary="${boundary}"`,
    ...headers,
  };
  return [
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    '',
    ...parts.flatMap((part) => [`--${boundary}`, ...writePart(part)]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function writePart({ type, content, name }: MailPart): string[] {
  const base64 = Buffer.from(content).toString('base64');
  const disposition =
    name === undefined ? [] : [`Content-Disposition: attachment; filename="${name}"`];
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...disposition,
    '',
    ...(base64.match(/.{1,76}/g) ?? []),
    '',
  ];
}
