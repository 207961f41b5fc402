import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import look from '#client/ui/look.module.css'
import styles from './tabs.module.css'

type Tab<T extends string> = { value: T; label: string; badge?: ReactNode }
type Props<T extends string> = {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
  children: ReactNode
}

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs after the ARIA pattern: one tab stop; the arrow keys select at once. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: Props<T>) {
  const id = useId()

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = hasModifier(event) ? undefined : STEPS[event.key]
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(tab => tab.value === value),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}${next.value}`)?.focus()
  }

  return (
    <>
      <div
        className={`${look.flex} ${look.rigid} ${styles.list}`}
        data-gap="16"
        role="tablist"
        aria-label={label}
        onKeyDown={handleKey}
      >
        {tabs.map(tab => (
          <button
            key={tab.value}
            id={`${id}${tab.value}`}
            type="button"
            role="tab"
            className={`${look.line} ${look.dim} ${look.insideFocus} ${look.nowrap} ${styles.tab}`}
            data-gap="4"
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.badge}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        role="tabpanel"
        // What only screen readers see is placed by `relative`, and doesn’t make the document longer.
        className={`${look.insideFocus} ${look.relative} ${look.grow} ${look.low} ${styles.panel}`}
        aria-labelledby={`${id}${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain nothing focusable, and it scrolls.
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}
