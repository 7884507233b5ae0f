/**
 * Reads a port from the environment.
 *
 * @throws Error in one sentence if it is not a valid port.
 */
export function portFrom(name: 'PORT' | 'PLATFORM_PORT', otherwise: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`${name} must be a port number, not ${text}.`);
  return port;
}
