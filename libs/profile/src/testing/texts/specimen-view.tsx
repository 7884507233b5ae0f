import { Button, DescriptionList, DescriptionRow, InlineMessage, Section, Tag } from '@oa-profile/ui';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { misfitOf } from './misfit-of.js';
import styles from './specimen-view.module.css';
import type { Specimen, SpecimenKind } from './specimens.js';

/** How many lines a text of each kind may take on a phone of 320 px. */
const mostLines: Readonly<Record<SpecimenKind, number>> = {
  title: 3,
  button: 2,
  tag: 1,
  label: 4,
  message: Infinity,
};

interface SpecimenViewProps {
  specimen: Specimen;
  kind: SpecimenKind;
}

/** A text in its container, as wide as on a phone of 320 px; marked if it does not fit. */
export function SpecimenView({ specimen: { key, text }, kind }: SpecimenViewProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const [misfit, setMisfit] = useState<string>();
  useLayoutEffect(() => {
    if (frame.current) setMisfit(misfitOf(frame.current, mostLines[kind]));
  }, [text, kind]);
  return (
    <div ref={frame} className={styles.frame} data-misfit={misfit} data-key={key}>
      <Holder kind={kind} text={text} />
    </div>
  );
}

function Holder({ kind, text }: { kind: SpecimenKind; text: string }): ReactElement {
  switch (kind) {
    case 'title':
      return <Section title={text}>{null}</Section>;
    case 'button':
      return <Button wide>{text}</Button>;
    case 'tag':
      return <Tag>{text}</Tag>;
    case 'label':
      return (
        <DescriptionList>
          <DescriptionRow label={text}>…</DescriptionRow>
        </DescriptionList>
      );
    case 'message':
      return <InlineMessage>{text}</InlineMessage>;
  }
}
