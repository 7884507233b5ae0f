import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { LibraryManifest } from 'build-tools/library-manifest';

/** A registry that npm can install from. */
export interface LocalRegistry {
  url: string;
  publish(manifest: LibraryManifest, tarball: string): void;
  close(): void;
}

export async function startRegistry(): Promise<LocalRegistry> {
  const versions = new Map<string, Record<string, object>>();
  const tarballs = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const tarball = tarballs.get(name);
    const published = versions.get(name);
    // npm would not ask again whether there is a newer version.
    response.setHeader('cache-control', 'no-store');
    if (tarball) response.end(tarball);
    else if (published)
      response.end(
        JSON.stringify({
          name,
          'dist-tags': { latest: Object.keys(published).at(-1) },
          versions: published,
        }),
      );
    else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    publish(manifest, path) {
      const tarball = readFileSync(path);
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      const file = basename(path);
      tarballs.set(file, tarball);
      versions.set(manifest.name, {
        ...versions.get(manifest.name),
        [manifest.version]: { ...manifest, dist: { tarball: `${url}${file}`, integrity } },
      });
    },
    close: () => server.close(),
  };
}
