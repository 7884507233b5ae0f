/// <reference types="vitest/config" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { conditions, SOURCE } from './conditions.js';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports: Record<string, string | Record<string, string>>;
}

/** Takes the declarations that the type check left in `.tsc`: schemas' types are inferred, so only tsc can write them. */
const declarations = (root: string): Plugin => ({
  name: 'declarations',
  apply: 'build',
  generateBundle() {
    const folder = join(root, '.tsc/src');
    for (const fileName of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!fileName.endsWith('.d.ts') || /\.(test|stories)\.d\.ts$/.test(fileName)) continue;
      if (!sourceExists(root, fileName)) continue;
      // Styles are an export of their own; consumers' type checks know nothing of CSS.
      const source = readFileSync(join(folder, fileName), 'utf8').replace(/^import '.*\.css';\n/gm, '');
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});

/** A file that was deleted or renamed leaves its old declaration behind in `.tsc`. */
const sourceExists = (root: string, declaration: string): boolean =>
  ['.ts', '.tsx'].some((ending) => existsSync(join(root, 'src', declaration.replace(/\.d\.ts$/, ending))));

/**
 * The whole build and test configuration of a publishable library: its entries are read from `exports` in its
 * package.json, everything it depends on stays external, and its styles end in one `style.css`.
 */
export function library(root: string): UserConfig {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const external = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const sources = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' && /\.tsx?$/.test(target[SOURCE] ?? '')
      ? [join(root, target[SOURCE] ?? '')]
      : [],
  );
  const entry = Object.fromEntries(
    sources.map((source) => [relative(join(root, 'src'), source).replace(/\.tsx?$/, ''), source]),
  );
  return defineConfig({
    root,
    cacheDir: join(import.meta.dirname, '../../node_modules/.vite', manifest.name),
    plugins: [declarations(root)],
    ...conditions,
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { chunkFileNames: 'chunks/[name].js' },
      },
    },
    test: { name: manifest.name, environment: 'node', include: ['src/**/*.test.ts'], passWithNoTests: true },
  });
}
