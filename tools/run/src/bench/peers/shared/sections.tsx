import type { Section } from './account';

/** All sections of the account, without anything that needs script. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map(({ id, title, layout, facts, items, bars, stamps }) => (
    <section key={id} id={id}>
      <h2>{title}</h2>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value, href }) => (
            <div key={name + value}>
              <dt>{name}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {bars.length > 0 && (
        <div className="bars" role="img" aria-label={title}>
          {bars.map((bar, hour) => (
            <span key={hour} style={{ blockSize: `${bar}%` }} />
          ))}
        </div>
      )}
      {stamps > 0 && (
        <ol className="stamps">
          {Array.from({ length: stamps }, (_, stamp) => (
            <li key={stamp}>{stamp + 1}</li>
          ))}
        </ol>
      )}
      <ul className={layout}>
        {items.map(({ title: name, text, notes, href, picture }) => (
          <li key={name + notes.join()}>
            {picture && (
              <img
                src={picture.url}
                alt={picture.alt ?? ''}
                width={picture.width}
                height={picture.height}
                loading="lazy"
              />
            )}
            {layout === 'questions' ? (
              <details>
                <summary>{name}</summary>
                <p>{text}</p>
              </details>
            ) : (
              <>
                <h3>{href ? <a href={href}>{name}</a> : name}</h3>
                {text && <p>{text}</p>}
                {notes.map((note) => (
                  <p key={note} className="note">
                    {note}
                  </p>
                ))}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
