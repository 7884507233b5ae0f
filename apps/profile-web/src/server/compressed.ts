import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** How a page can be compressed, the smallest result first. */
const encodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof encodings)[number];

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);
const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);

/** Higher levels save less than 1 % and take several times as long. */
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;
/** Holds most results, so that they come in one piece: each further one costs a tenth of the compression. */
const CHUNK_BYTES = 64 * 1024;

const encode: Record<ContentEncoding, (plain: Uint8Array) => Promise<Buffer>> = {
  br: (plain) =>
    brotli(plain, {
      chunkSize: CHUNK_BYTES,
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
  gzip: (plain) => gzip(plain, { level: GZIP_LEVEL, chunkSize: CHUNK_BYTES }),
};
const decode: Record<ContentEncoding, (encoded: Uint8Array) => Promise<Buffer>> = {
  br: (encoded) => unbrotli(encoded),
  gzip: (encoded) => gunzip(encoded),
};

/** A text kept only in compressed form: in the encoding requested first, and in the other once that is requested. */
export interface Compressed {
  /** Its bytes in that encoding; undefined means the plain text, which is not kept. */
  as(encoding: ContentEncoding | undefined): Promise<Uint8Array>;
  /** About how many bytes both encodings take together. */
  readonly bytes: number;
}

/** Compresses the bytes of a text in the requested encoding. */
export async function compress(text: Uint8Array, encoding: ContentEncoding = 'gzip'): Promise<Compressed> {
  const first = await encode[encoding](text);
  const forms = new Map<ContentEncoding, Promise<Buffer>>([[encoding, Promise.resolve(first)]]);
  const plain = (): Promise<Buffer> => decode[encoding](first);
  return {
    as(wanted) {
      if (!wanted) return plain();
      const form = forms.get(wanted) ?? plain().then(encode[wanted]);
      forms.set(wanted, form);
      return form;
    },
    bytes: 2 * first.byteLength,
  };
}

/** A text that is kept plain, for servers whose answers are compressed elsewhere. */
export const uncompressed = (text: Uint8Array): Compressed => ({
  as: (wanted) => (wanted ? encode[wanted](text) : Promise.resolve(text)),
  bytes: text.byteLength,
});

/** A text in one encoding, not kept. */
export async function encoded(text: string, encoding: ContentEncoding | undefined): Promise<Uint8Array> {
  const plain = Buffer.from(text);
  return encoding ? encode[encoding](plain) : plain;
}

/** The encoding with the smallest result that a client accepts; undefined if it accepts neither. */
export function acceptedEncoding(acceptEncoding: string | undefined): ContentEncoding | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = parseAccept(acceptEncoding);
  const weightOf = (encoding: string): number =>
    (
      accepted.find(({ type }) => type.toLowerCase() === encoding) ??
      accepted.find(({ type }) => type === '*')
    )?.q ?? 0;
  return encodings.find((encoding) => weightOf(encoding) > 0);
}
