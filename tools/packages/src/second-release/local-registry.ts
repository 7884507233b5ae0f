import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import type { LibraryManifest } from 'build-tools/library-manifest';

/** What npm sends to publish a package. */
interface Publication {
  versions: Record<string, { dist?: object }>;
  _attachments: Record<string, { data: string }>;
}

/** A registry that npm can install from, and to which a workflow that it trusts can publish. */
export interface LocalRegistry {
  url: string;
  /** What a workflow that the registry trusts is told by its surroundings, as GitHub tells it. */
  workflow: Readonly<Record<string, string>>;
  /** Names of the packages that a trusted workflow has published, each with the token that it had for that. */
  readonly published: readonly { name: string; token: string }[];
  publish(manifest: LibraryManifest, tarball: string): void;
  close(): void;
}

export async function startRegistry(): Promise<LocalRegistry> {
  const versions = new Map<string, Record<string, object>>();
  const tarballs = new Map<string, Buffer>();
  const published: { name: string; token: string }[] = [];
  const requestToken = randomUUID();
  /** What GitHub says of the workflow, and the tokens for which the registry has exchanged it. */
  const identities = new Set<string>();
  const tokens = new Map<string, string>();
  const bearer = ({ headers }: IncomingMessage): string =>
    headers.authorization?.replace('Bearer ', '') ?? '';

  /** Answers what a workflow asks that publishes without a token of its own; undefined for anything else. */
  function answerWorkflow(
    request: IncomingMessage,
    body: string,
  ): [status: number, answer: object] | undefined {
    const { method, url = '' } = request;
    if (url.startsWith('/identity')) {
      if (bearer(request) !== requestToken) return [401, {}];
      const claims = { repository_visibility: 'private', id: randomUUID() };
      const identity = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
      identities.add(identity);
      return [200, { value: identity }];
    }
    const exchanged = /^\/-\/npm\/v1\/oidc\/token\/exchange\/package\/(.+)$/.exec(url)?.[1];
    if (exchanged !== undefined) {
      // Each says of one exchange who asks.
      if (!identities.delete(bearer(request))) return [401, {}];
      const token = randomUUID();
      tokens.set(token, decodeURIComponent(exchanged));
      return [201, { token }];
    }
    if (method !== 'PUT') return undefined;
    const name = decodeURIComponent(url.slice(1));
    if (tokens.get(bearer(request)) !== name) return [401, { error: `No token for ${name}` }];
    const { versions: sent, _attachments: files } = JSON.parse(body) as Publication;
    const [file, { data } = { data: '' }] = Object.entries(files)[0] ?? [''];
    tarballs.set(`of ${file}`, Buffer.from(data, 'base64'));
    for (const [version, manifest] of Object.entries(sent)) {
      const dist = { ...manifest.dist, tarball: `${address()}${encodeURIComponent(`of ${file}`)}` };
      versions.set(name, { ...versions.get(name), [version]: { ...manifest, dist } });
    }
    published.push({ name, token: bearer(request) });
    return [201, {}];
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const answer = answerWorkflow(request, body);
      if (answer)
        response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
      else read(request.url ?? '', response);
    });
  });
  function read(url: string, response: ServerResponse): void {
    const name = decodeURIComponent(url.slice(1));
    const tarball = tarballs.get(name);
    const found = versions.get(name);
    // npm would not ask again whether there is a newer version.
    response.setHeader('cache-control', 'no-store');
    if (tarball) response.end(tarball);
    else if (found)
      response.end(
        JSON.stringify({ name, 'dist-tags': { latest: Object.keys(found).at(-1) }, versions: found }),
      );
    else response.writeHead(404).end('{}');
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const url = address();
  return {
    url,
    workflow: {
      GITHUB_ACTIONS: 'true',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'team/profile',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}identity`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken,
    },
    published,
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
