import look from '#client/ui/look.module.css'
import styles from './marked.module.css'

/** From the first character to the one after the last. */
export type Span = readonly [from: number, to: number]

/** Highlights matches in a text. Renders pieces of the text itself, never HTML. */
export function Marked({ text, spans }: { text: string; spans: readonly Span[] }) {
  return (
    <>
      {spans.map(([from, to], index) => (
        <span key={from}>
          {text.slice(spans[index - 1]?.[1] ?? 0, from)}
          <mark className={`${look.warn} ${styles.mark}`}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(spans.at(-1)?.[1] ?? 0)}
    </>
  )
}
