import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const html = readFileSync(new URL('index.html', import.meta.url), 'utf8');
const { imports } = JSON.parse(/<script type="importmap">([^]*?)<\/script>/.exec(html)[1]);

/** Where a browser finds a module that another one imports. */
function resolve(specifier, from) {
  if (specifier.startsWith('.')) return new URL(specifier, from);
  assert.ok(specifier in imports, `the import map lacks ${specifier}, which ${fileURLToPath(from)} imports`);
  return new URL(imports[specifier], import.meta.url);
}

test('the import map leads to an installed file for whatever the page imports', () => {
  const seen = new Set();
  const visit = (url) => {
    if (seen.has(url.href)) return;
    seen.add(url.href);
    const code = readFileSync(url, 'utf8');
    for (const [, specifier] of code.matchAll(
      /(?:^|[;}])\s*(?:import|export)\s?(?:[\w*{][^;'"]*?from\s?)?['"]([^'"]+)['"]/gm,
    ))
      visit(resolve(specifier, url));
  };
  visit(new URL('account.js', import.meta.url));
  const mapped = Object.values(imports).map((path) => new URL(path, import.meta.url).href);
  assert.deepEqual(
    mapped.filter((href) => !seen.has(href)),
    [],
  );
});
