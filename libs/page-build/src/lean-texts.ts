import { parseSync, Visitor, type Plugin } from 'vite';
import { edited, type Edit } from './written-code.js';

/** The module of i18next that bundlers take. */
const I18NEXT = /\/i18next\/dist\/esm\/i18next\.js$/;

/** What i18next calls of its part that loads texts from elsewhere, as that part answers where there is no such place. */
const CONNECTOR = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, callback) { callback?.(); }
  reload(languages, namespaces, callback) { callback?.(); }
  saveMissing() {}
}`;

/** Levels of messages for developers. Its errors stay. */
const LEVELS = new Set(['deprecate', 'log', 'once', 'warn']);

/**
 * Leaves out of i18next what no page does with it: loading texts from a backend, since a page adds its texts itself, and
 * messages for developers, which nobody reads on a page that has been built. It is a fifth of i18next, and in the first
 * file of every visitor.
 */
export const leanTexts = (): Plugin => ({
  name: 'lean-texts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: I18NEXT },
    handler: (code) => ({ code: leanI18next(code), map: null }),
  },
});

/** The code of i18next without that. Of a version that is made of other parts, everything stays. */
export function leanI18next(code: string): string {
  const replacements: Edit[] = [];
  new Visitor({
    ClassDeclaration({ id, start, end }) {
      if (id?.name === 'Connector') replacements.push({ start, end, text: CONNECTOR });
    },
    CallExpression({ callee, start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isMessage =
        LEVELS.has(callee.property.name) &&
        /\b(?:base)?logger$/i.test(code.slice(callee.object.start, callee.object.end));
      if (isMessage) replacements.push({ start, end, text: 'void 0' });
    },
  }).visit(parseSync('i18next.js', code).program);
  // What lies within a part that goes, goes with it.
  const outermost = replacements.filter(
    ({ start, end }) => !replacements.some((other) => other.start < start && end < other.end),
  );
  return edited(code, outermost);
}
