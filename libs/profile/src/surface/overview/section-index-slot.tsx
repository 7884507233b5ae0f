import { addActionTexts, LatePart } from '@oa-profile/plugin-sdk/internal';
import { memo, type ReactElement } from 'react';
import styles from './section-index.module.css';

/** The place of the index of sections, below the profile card of a desktop. Elsewhere its code is never loaded. */
export const SectionIndexSlot = memo(function SectionIndexSlot(): ReactElement {
  return (
    <LatePart
      className={styles.place}
      load={async (i18n) => {
        const [{ SectionIndex }] = await Promise.all([import('./section-index.js'), addActionTexts(i18n)]);
        return SectionIndex;
      }}
      name="section index"
      saysFailure={false}
    />
  );
});
