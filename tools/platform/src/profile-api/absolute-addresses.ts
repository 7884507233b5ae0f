/** Makes addresses of the platform's own artwork absolute: they are stored without a host. */
export function withAbsoluteAddresses<T>(value: T, publicUrl: string): T {
  if (typeof value === 'string') return (value.startsWith('/artwork/') ? `${publicUrl}${value}` : value) as T;
  if (Array.isArray(value))
    return value.map((item) => withAbsoluteAddresses(item as unknown, publicUrl)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withAbsoluteAddresses(part as unknown, publicUrl)]),
  ) as T;
}
