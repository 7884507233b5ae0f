import { languages } from '@oa-profile/i18n';
import type { ReactElement } from 'react';
import { everyDictionary } from './every-dictionary.js';
import styles from './extremes-table.module.css';
import { SpecimenView } from './specimen-view.js';
import { extremesOf, type SpecimenKind } from './specimens.js';

/** The longest and the shortest text of one kind of every package, its six languages side by side. */
export function ExtremesTable({ kind }: { kind: SpecimenKind }): ReactElement {
  const packages = everyDictionary.filter((each) => extremesOf(each, kind, 'en'));
  return (
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Texts in six languages">
      <table>
        <thead>
          <tr>
            <th scope="col">Package</th>
            {languages.map((language) => (
              <th key={language} scope="col">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packages.map((each) => (
            <tr key={each.name}>
              <th scope="row">{each.name}</th>
              {languages.map((language) => {
                const extremes = extremesOf(each, kind, language);
                return (
                  <td key={language} lang={language}>
                    {extremes && <SpecimenView kind={kind} specimen={extremes.longest} />}
                    {extremes && extremes.longest.key !== extremes.shortest.key && (
                      <SpecimenView kind={kind} specimen={extremes.shortest} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
