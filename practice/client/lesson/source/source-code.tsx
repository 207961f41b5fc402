import { useEffect, useRef } from 'react'
import look from '#client/ui/look.module.css'
import styles from './source-code.module.css'

type Token = readonly [text: string, kind: string | null]

/** Only these kinds of tokens are coloured. */
const KINDS: Record<string, string | undefined> = {
  keyword: styles.keyword,
  string: look.good,
  string2: look.good,
  number: styles.number,
  bool: styles.number,
  atom: styles.number,
  comment: styles.comment,
  typeName: look.warn,
  className: look.warn,
  propertyName: styles.property,
  labelName: styles.property,
}

type Props = {
  label: string
  lines: readonly (readonly Token[])[]
  /** The number of the first line. */
  start?: number
  /** Lines that are marked and scrolled to. */
  marked?: { first: number; last: number } | undefined
}

/** Source text with the server's highlighting. Line numbers are not copied with it. */
export function SourceCode({ label, lines, start = 1, marked }: Props) {
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section className={`${look.box} ${look.raised} ${look.scroll}`} aria-label={label} tabIndex={0}>
      <pre className={styles.code} style={{ counterReset: `line ${start - 1}` }} translate="no">
        {lines.map((line, number) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: only their position identifies lines and tokens.
            key={number}
            ref={number + start === marked?.first ? first : undefined}
            className={`${look.block} ${styles.line}`}
            data-marked={(marked && number + start >= marked.first && number + start <= marked.last) || undefined}
          >
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
