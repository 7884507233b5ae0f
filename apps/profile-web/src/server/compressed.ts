import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** How a page can be packed, the smallest first. */
const packings = ['br', 'gzip'] as const;
export type Packing = (typeof packings)[number];

const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);
const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);

/** Above these, what is saved is less than a hundredth, and a page takes several times as long. */
const GZIP_LEVEL = 6;
const BROTLI_QUALITY = 5;

const pack: Record<Packing, (plain: Uint8Array) => Promise<Buffer>> = {
  br: (plain) =>
    brotli(plain, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
  gzip: (plain) => gzip(plain, { level: GZIP_LEVEL }),
};
const unpack: Record<Packing, (packed: Uint8Array) => Promise<Buffer>> = {
  br: (packed) => unbrotli(packed),
  gzip: (packed) => gunzip(packed),
};

/** A text that is kept packed only: in the form that was asked for first, and in the other once somebody asks for it. */
export interface Compressed {
  /** Its bytes in that form; undefined stands for the text as it is, which is not kept. */
  as(packing: Packing | undefined): Promise<Uint8Array>;
  /** About how many bytes both forms take. */
  readonly bytes: number;
}

/** Packs the bytes of a text in the form in which they are asked for. */
export async function compress(text: Uint8Array, packing: Packing = 'gzip'): Promise<Compressed> {
  const first = await pack[packing](text);
  const forms = new Map<Packing, Promise<Buffer>>([[packing, Promise.resolve(first)]]);
  const plain = (): Promise<Buffer> => unpack[packing](first);
  return {
    as(wanted) {
      if (!wanted) return plain();
      const form = forms.get(wanted) ?? plain().then(pack[wanted]);
      forms.set(wanted, form);
      return form;
    },
    bytes: 2 * first.byteLength,
  };
}

/** A text that is kept as it is, for those who have it packed elsewhere. */
export const uncompressed = (text: Uint8Array): Compressed => ({
  as: (wanted) => (wanted ? pack[wanted](text) : Promise.resolve(text)),
  bytes: text.byteLength,
});

/** A text in one form, which nobody keeps. */
export async function packed(text: string, packing: Packing | undefined): Promise<Uint8Array> {
  const plain = Buffer.from(text);
  return packing ? pack[packing](plain) : plain;
}

/** The form that a client reads and that is smallest; undefined for one that reads none. */
export function acceptedPacking(acceptEncoding: string | undefined): Packing | undefined {
  if (!acceptEncoding) return undefined;
  const accepted = parseAccept(acceptEncoding);
  const weightOf = (packing: string): number =>
    (accepted.find(({ type }) => type.toLowerCase() === packing) ?? accepted.find(({ type }) => type === '*'))
      ?.q ?? 0;
  return packings.find((packing) => weightOf(packing) > 0);
}
