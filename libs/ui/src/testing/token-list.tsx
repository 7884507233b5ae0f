import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { contrast, parseHex } from '../contrast.js';
import { shapeGrounds, textGrounds } from '../design-tokens/grounds.js';
import type { StylesheetTokens } from '../design-tokens/stylesheet-tokens.js';
import type { TokenGroup, TokenWords } from '../design-tokens/token-groups.js';
import { IconButton } from '../icon-button.js';
import { copyIcon } from '../icons/action-icons.js';
import { checkIcon } from '../icons/state-icons.js';
import { LiveRegion } from '../live-region.js';
import { Section } from '../section.js';
import styles from './token-list.module.css';

const schemes = ['light', 'dark'] as const;

/** Contrast that WCAG 2 AA requires of text, and of shapes that must be visible. */
const TEXT_LEAST = 4.5;
const SHAPE_LEAST = 3;

export interface TokenListProps {
  groups: readonly TokenGroup[];
  values: StylesheetTokens;
}

/** Every token: its purpose, a sample, its values in both schemes, and its name to copy. */
export function TokenList({ groups, values }: TokenListProps): ReactElement {
  const [copied, setCopied] = useState<string>();
  return (
    <div className={styles.groups}>
      <LiveRegion visuallyHidden>{copied && `${copied} is copied.`}</LiveRegion>
      {groups.map(({ name, words, tokens }) => (
        <Section key={name} title={name}>
          <p className={styles.words}>{words}</p>
          <ul role="list" className={styles.tokens}>
            {tokens.map((token) => (
              <Token
                key={token.name}
                token={token}
                values={values}
                isCopied={copied === property(token.name)}
                onCopied={setCopied}
              />
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}

interface TokenProps {
  token: TokenWords;
  values: StylesheetTokens;
  isCopied: boolean;
  onCopied: (property: string) => void;
}

function Token({ token: { name, words }, values, isCopied, onCopied }: TokenProps): ReactElement {
  const written = useRef<HTMLElement>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(property(name)).then(
      () => onCopied(property(name)),
      // If the browser refuses, the name is selected, to be copied by hand.
      () => written.current && getSelection()?.selectAllChildren(written.current),
    );
  };
  return (
    <li className={styles.token}>
      <Sample name={name} value={values.light[name] ?? ''} />
      <div className={styles.about}>
        <code ref={written} className={styles.name}>
          {property(name)}
        </code>
        <p className={styles.words}>{words}</p>
        <Values light={values.light[name]} dark={values.dark[name]} />
        <Contrasts name={name} values={values} />
      </div>
      <IconButton icon={isCopied ? checkIcon : copyIcon} label={`Copy ${property(name)}`} onClick={copy} />
    </li>
  );
}

const property = (name: string): string => `--oa-${name}`;
const valueOf = (name: string): string => `var(${property(name)})`;

function Values({ light, dark }: { light: string | undefined; dark: string | undefined }): ReactElement {
  if (light === dark) return <p className={styles.value}>{light}</p>;
  return (
    <p className={styles.value}>
      Light {light}
      <br />
      Dark {dark}
    </p>
  );
}

/** How to show each kind of token, recognised by its name. */
const samples: readonly [pattern: RegExp, look: (name: string) => CSSProperties, className?: string][] = [
  [/^shadow-/, (name) => ({ boxShadow: valueOf(name) }), styles.raised],
  [/^radius-/, (name) => ({ borderRadius: valueOf(name) }), styles.corner],
  [/^space-|^icon-|^target$|^line$|^focus-width$/, (name) => ({ inlineSize: valueOf(name) }), styles.bar],
  [/^text-(caption|meta|body|title|headline|display)$/, (name) => ({ fontSize: valueOf(name) })],
  [/^weight-/, (name) => ({ fontWeight: valueOf(name) })],
  [/^font-/, (name) => ({ fontFamily: valueOf(name) })],
];

function Sample({ name, value }: { name: string; value: string }): ReactElement {
  const [, look, className] = samples.find(([pattern]) => pattern.test(name)) ?? [];
  if (look && !className) {
    return (
      <span className={styles.sample} style={look(name)} aria-hidden="true">
        Aa
      </span>
    );
  }
  const isColor = /^#|^rgb/.test(value);
  return (
    <span className={styles.sample}>
      {(look || isColor) &&
        schemes.map((scheme) => (
          <span key={scheme} data-color-scheme={scheme} className={styles.ground}>
            <span
              className={className ?? styles.swatch}
              style={look ? look(name) : { background: valueOf(name) }}
            />
          </span>
        ))}
    </span>
  );
}

/** The contrast of a colour on each of its backgrounds. */
function Contrasts({ name, values }: { name: string; values: StylesheetTokens }): ReactElement | null {
  const isText = name in textGrounds;
  const grounds = textGrounds[name] ?? shapeGrounds[name];
  const least = isText ? TEXT_LEAST : SHAPE_LEAST;
  if (!grounds) return null;
  return (
    <table className={styles.contrasts}>
      <thead>
        <tr>
          <th scope="col">Contrast on</th>
          {schemes.map((scheme) => (
            <th key={scheme} scope="col">
              {scheme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grounds.map((ground) => (
          <tr key={ground}>
            <th scope="row">{ground}</th>
            {schemes.map((scheme) => {
              const ratio = ratioOf(values[scheme], name, ground);
              return (
                <td key={scheme}>
                  <span
                    data-color-scheme={scheme}
                    className={clsx(styles.pair, !isText && styles.outlined)}
                    style={
                      isText
                        ? { color: valueOf(name), background: valueOf(ground) }
                        : { borderColor: valueOf(name), background: valueOf(ground) }
                    }
                  >
                    {ratio.toFixed(1)} {ratio >= least ? 'AA' : 'fails AA'}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Rounded down, so that a shown 4.5 is really enough. */
function ratioOf(values: Readonly<Record<string, string>>, name: string, ground: string): number {
  const [one, other] = [parseHex(values[name] ?? ''), parseHex(values[ground] ?? '')];
  if (!one || !other) throw new Error(`${name} on ${ground} are no two colours`);
  return Math.floor(contrast(one, other) * 10) / 10;
}
