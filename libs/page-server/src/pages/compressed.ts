import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** How a page can be compressed, the smallest result first. */
const encodings = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof encodings)[number];

const gzip = promisify(zlib.gzip);
const deflateRaw = promisify(zlib.deflateRaw);
const gunzip = promisify(zlib.gunzip);
const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);

/** Higher levels save less than 1 % and take several times as long. */
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;
/** Of what is compressed once for many texts. */
const GZIP_BEST_LEVEL = 9;
/** How far back in a text gzip refers. */
const GZIP_WINDOW_BYTES = 32 * 1024;
/** Holds most results, so that they come in one piece: each further one costs a tenth of the compression. */
const CHUNK_BYTES = 64 * 1024;

/** The bytes of a text, with a part in the middle that is the same object in many texts. */
export type TextParts = readonly [before: Uint8Array, shared: Uint8Array, after: Uint8Array];

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

/** Shared parts as gzip compresses them, without its header. */
const deflatedParts = new WeakMap<Uint8Array, Buffer>();

/** Waits for the result: there are no more shared parts than kinds of pages. */
function deflateOnce(shared: Uint8Array): Buffer {
  const deflated =
    deflatedParts.get(shared) ??
    zlib.deflateRawSync(shared, { level: GZIP_BEST_LEVEL, finishFlush: zlib.constants.Z_FULL_FLUSH });
  deflatedParts.set(shared, deflated);
  return deflated;
}

/** Deflate, no flags, no time, unknown system: RFC 1952, section 2.3. */
const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);

/** Length of what ends a gzip file: a checksum and the length of the text, four bytes each. */
const GZIP_TRAILER_BYTES = 8;

/** Does what `gzip` does, but compresses the shared part only once: in a page, that is nearly half of the work. */
async function gzipParts([before, shared, after]: TextParts, plain: Uint8Array): Promise<Buffer> {
  const ending = deflateRaw(after, {
    level: GZIP_LEVEL,
    chunkSize: CHUNK_BYTES,
    // The end refers to what comes before it, as if all had been compressed at once.
    dictionary: shared.subarray(-GZIP_WINDOW_BYTES),
  });
  // Meanwhile: it is short, and to hand it to another thread would take longer.
  const start = zlib.deflateRawSync(before, {
    level: GZIP_LEVEL,
    finishFlush: zlib.constants.Z_FULL_FLUSH,
  });
  const end = await ending;
  const trailer = Buffer.alloc(GZIP_TRAILER_BYTES);
  trailer.writeUInt32LE(zlib.crc32(plain), 0);
  trailer.writeUInt32LE(plain.byteLength, 4);
  return Buffer.concat([gzipHeader, start, deflateOnce(shared), end, trailer]);
}

/** A text kept only in compressed form: in the encoding requested first, and in the other once that is requested. */
export interface Compressed {
  /** Its bytes in that encoding; undefined means the plain text, which is not kept. */
  as(encoding: ContentEncoding | undefined): Promise<Uint8Array>;
  /** About how many bytes both encodings take together. */
  readonly bytes: number;
}

/** Compresses a text in the requested encoding. */
export async function compress(text: TextParts, encoding: ContentEncoding = 'gzip'): Promise<Compressed> {
  const whole = Buffer.concat(text);
  const first = await (encoding === 'gzip' ? gzipParts(text, whole) : encode[encoding](whole));
  const forms = new Map<ContentEncoding, Promise<Buffer>>([[encoding, Promise.resolve(first)]]);
  let unpacking: Promise<Buffer> | undefined;
  /** Many who ask for it at once share one copy. */
  const plain = (): Promise<Buffer> =>
    (unpacking ??= decode[encoding](first).finally(() => {
      unpacking = undefined;
    }));
  return {
    as(wanted) {
      if (!wanted) return plain();
      const kept = forms.get(wanted);
      if (kept) return kept;
      const form = plain().then(encode[wanted]);
      forms.set(wanted, form);
      // The next one who asks for it may have it.
      form.catch(() => forms.delete(wanted));
      return form;
    },
    bytes: 2 * first.byteLength,
  };
}

/** A text that is kept plain, for servers whose answers are compressed elsewhere. */
export function uncompressed(text: TextParts): Compressed {
  const whole = Buffer.concat(text);
  return {
    as: (wanted) => (wanted ? encode[wanted](whole) : Promise.resolve(whole)),
    bytes: whole.byteLength,
  };
}

/** A text in one encoding, not kept. */
export async function encoded(text: string, encoding: ContentEncoding | undefined): Promise<Uint8Array> {
  const plain = Buffer.from(text);
  return encoding ? encode[encoding](plain) : plain;
}

/** Names that mean the same, which old programs send. */
const aliases: Readonly<Partial<Record<ContentEncoding, string>>> = { gzip: 'x-gzip' };

/** The encodings that a client accepts: what it prefers first, of several the smallest result. */
export function acceptedEncodings(acceptEncoding: string | undefined): readonly ContentEncoding[] {
  if (!acceptEncoding) return [];
  const accepted = parseAccept(acceptEncoding);
  const weightOf = (encoding: ContentEncoding): number =>
    (
      accepted.find(({ type }) => type.toLowerCase() === encoding) ??
      accepted.find(({ type }) => type.toLowerCase() === aliases[encoding]) ??
      accepted.find(({ type }) => type === '*')
    )?.q ?? 0;
  return encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
}
