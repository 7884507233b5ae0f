// Run as a process of its own: the transport looks at its surroundings when it is loaded. Prints the names of the headers
// that a request to the page's own origin has.
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
