import look from '#client/ui/look.module.css'
import styles from './source-code.module.css'

type Token = readonly [text: string, kind: string | null]

/** Only these kinds of tokens are coloured. */
const KINDS: Record<string, string | undefined> = {
  keyword: styles.keyword,
  string: styles.string,
  string2: styles.string,
  number: styles.number,
  bool: styles.number,
  atom: styles.number,
  comment: styles.comment,
  typeName: styles.type,
  className: styles.type,
  propertyName: styles.property,
  labelName: styles.property,
}

/** Source text with the server's highlighting. Line numbers are not copied with it. */
export function SourceCode({ label, lines }: { label: string; lines: readonly (readonly Token[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <pre className={styles.code} translate="no">
        {lines.map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only their position identifies lines and tokens.
          <span key={number} className={`${look.block} ${styles.line}`}>
            {line.map(([text, kind], place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <span key={place} className={kind === null ? undefined : KINDS[kind]}>
                {text}
              </span>
            ))}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  )
}
