import look from '#client/ui/look.module.css'

/** Preformatted text that can be scrolled by keyboard. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <section
      aria-label={label}
      className={`${look.code} ${look.shrink}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
    >
      <pre className={look.mono}>{text}</pre>
    </section>
  )
}
