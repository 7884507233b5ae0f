// Runs as a separate process: the transport inspects its environment when loaded. Prints the names of the headers of a
// request to the page's own origin.
const origin = 'https://shop.example';
Object.assign(globalThis, {
  window: globalThis,
  document: { cookie: 'XSRF-TOKEN=secret' },
  location: { href: origin, origin },
});

const { createHttpClient } = await import('../index.js');
let names: string[] = [];
const client = createHttpClient({
  baseUrl: origin,
  timeout: 10_000,
  fetch: (input, init) => {
    names = [...new Request(input, init).headers.keys()];
    return Promise.resolve(new Response('{}'));
  },
});
await client.request({ method: 'GET', path: '/a' });
console.log(JSON.stringify(names));

export {};
