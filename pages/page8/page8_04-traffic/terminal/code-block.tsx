import look from '#client/ui/look.module.css'
import styles from './code-block.module.css'

/** Preformatted text that can be scrolled by keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      className={`${look.scroll} ${look.shrink} ${look.rounded} ${look.raised} ${styles.block}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
    >
      <pre>{text}</pre>
    </section>
  )
}
