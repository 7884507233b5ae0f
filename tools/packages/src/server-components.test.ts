import { describe, expect, it } from 'vitest';
import type { PackedPackage } from './package-problems.js';
import { clientEntries, serverComponentProblems } from './server-components.js';

/** A package with an entry for each of these files. */
function packed(files: Record<string, string>, inner: Record<string, string> = {}): PackedPackage {
  const exports = Object.fromEntries(
    Object.keys(files).map((file) => [
      file === 'index.js' ? '.' : `./${file.replace('.js', '')}`,
      { default: `./${file}` },
    ]),
  );
  return {
    manifest: { name: '@oa-profile/tea', version: '0.1.0', exports },
    files: new Map(Object.entries({ ...files, ...inner })),
  };
}

const problems = (...args: Parameters<typeof packed>): string[] =>
  serverComponentProblems(packed(...args), ['@oa-profile/cups']);

describe("an entry begins with 'use client'", () => {
  it('if it uses what React has in browsers only', () => {
    const code = 'import { Fragment, useState as remember } from "react";\nexport const tea = remember;';
    expect(problems({ 'index.js': code })).toEqual([
      "@oa-profile/tea needs useState but does not begin with 'use client'",
    ]);
    expect(problems({ 'index.js': `"use client";\n${code}` })).toEqual([]);
  });

  it('if a file that it shares with others, or loads later, does', () => {
    const inner = { 'chunks/leaf.js': 'import React from "react";\nexport const leaf = React;' };
    expect(problems({ 'index.js': 'export { leaf } from "./chunks/leaf.js";' }, inner)).toHaveLength(1);
    expect(
      problems({ 'index.js': 'export const leaf = () => import("./chunks/leaf.js");' }, inner),
    ).toHaveLength(1);
  });

  it('if it uses a package that is not for servers, or an entry that has it itself', () => {
    expect(problems({ 'index.js': 'import { useTranslation } from "react-i18next";' })).toHaveLength(1);
    expect(problems({ 'index.js': 'import { Cup } from "@oa-profile/cups";' })).toHaveLength(1);
    expect(problems({ 'index.js': 'import { Cup } from "@oa-profile/cups/shapes";' })).toEqual([]);
  });

  it('as its first statement, which only comments may precede', () => {
    const code = 'import { useState } from "react";';
    expect(problems({ 'index.js': `// Tea\n'use client';\n${code}` })).toEqual([]);
    expect(problems({ 'index.js': `${code}\n'use client';` })).toHaveLength(1);
  });

  it('and not if servers have all that it needs', () => {
    const pure = 'import { createElement, useMemo, use } from "react";\nexport const tea = 1;';
    expect(problems({ 'index.js': pure })).toEqual([]);
    expect(problems({ 'index.js': `'use client';\n${pure}` })).toEqual([
      "@oa-profile/tea has 'use client' but needs nothing that servers lack",
    ]);
  });
});

it("a package's entries with 'use client' are listed by their import specifiers", () => {
  const tea = packed({ 'index.js': '"use client";\nexport {};', 'data.js': 'export {};' });
  expect(clientEntries(tea)).toEqual(['@oa-profile/tea']);
  expect(clientEntries(packed({ 'data.js': '"use client";' }))).toEqual(['@oa-profile/tea/data']);
});
