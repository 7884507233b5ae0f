/** Most bytes of JSON that one entry keeps: a device's storage is small, and shared. */
const MAX_BYTES = 64 * 1024;

/** Whether something is small enough to be kept on the device. */
export const fitsStorage = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= MAX_BYTES;
